// Every sentence that the pages themselves say, Italian and English side by side.
// What concerns a game comes from the server already in words.

/** @import { Lang } from "./protocol.js" */

import { recall, remember } from "./memory.js";

/** The languages that stand side by side here.
 * @type {Lang[]} */
const LANGUAGES = ["it", "en"];

/** The languages of the server: those, and what its catalogues add, each with its button.
 * @returns {Lang[]} */
const offered = () => [
  ...LANGUAGES,
  ...[...document.querySelectorAll("#languages button")]
    .map((button) => button.getAttribute("data-lang") ?? "")
    .filter((lang) => lang && !LANGUAGES.includes(lang)),
];

/** What the pages say in another language, by key; what is missing there is said in English.
 * @type {Record<string, string>} */
let learnt = {};

/** @type {Record<string, [string, string]>} */
export const WORDS = {
  // everywhere
  title: ["Ludoteca", "Ludoteca"],
  tagline: ["Giochi da tavolo, secondo il regolamento.", "Tabletop games, by the rulebook."],
  skip: ["Vai al contenuto", "Skip to the content"],
  language: ["Lingua", "Language"],
  home: ["Torna alla Ludoteca", "Back to Ludoteca"],
  close: ["Chiudi", "Close"],
  cancel: ["Annulla", "Cancel"],
  copy: ["Copia", "Copy"],
  copied: ["Copiato", "Copied"],
  rule: ["Regola {id}", "Rule {id}"],
  rule_crd: ["Regole complete {crd}", "Comprehensive rules {crd}"],
  rule_section: ["Sezione {section}", "Section {section}"],
  rule_ruling: ["Come la intendiamo", "How we read it"],
  rule_related: ["Vedi anche", "See also"],
  loading: ["Un momento…", "One moment…"],
  unreachable: ["Il server non risponde. Riprova tra poco.", "The server does not answer. Try again shortly."],
  notice: [
    "Progetto non ufficiale. I nomi appartengono ai rispettivi proprietari; le illustrazioni sono nostre, disegnate dal programma, e le parole delle carte nascono da ciò che le carte fanno.",
    "Unofficial. Names belong to their owners; the pictures are our own, drawn by the program, and the words on the cards are made from what the cards do.",
  ],

  // start page
  choose_game: ["Che cosa giochiamo?", "What shall we play?"],
  players_exactly: ["{n} giocatori", "{n} players"],
  players_between: ["Da {a} a {b} giocatori", "{a} to {b} players"],
  players_either: ["{a} o {b} giocatori", "{a} or {b} players"],
  how: ["Come giochi?", "How do you play?"],
  mode_bot: ["Contro un bot", "Play a bot"],
  mode_bot_hint: ["Subito, in solitaria.", "Right now, on your own."],
  mode_bots: ["Con i bot", "With bots"],
  mode_bots_hint: ["Subito: agli altri posti siedono i bot.", "Right now: bots take the other seats."],
  mode_same: ["Stesso schermo", "Same screen"],
  mode_same_hint: ["Ci si passa il dispositivo.", "Pass the device around."],
  mode_friend: ["Invita un amico", "Invite a friend"],
  mode_friend_hint: ["Con un link, da lontano.", "By a link, from afar."],
  your_name: ["Il tuo nome", "Your name"],
  name_of_seat: ["Nome del giocatore {n}", "Name of player {n}"],
  player_n: ["Giocatore {n}", "Player {n}"],
  friend: ["Amico", "Friend"],
  you: ["Tu", "You"],
  bot: ["Bot", "Bot"],
  bot_level: ["Livello del bot", "Bot level"],
  bot_character: ["Carattere del bot", "Bot character"],
  no_character: ["nessuno in particolare", "nobody in particular"],
  seat_count: ["Quanti siete?", "How many players?"],
  match: ["Incontro", "Match"],
  match_of_1: ["Una partita sola", "A single game"],
  match_of_3: ["Al meglio di tre", "Best of three"],
  series_game: ["Partita {n}, al meglio di {of}.", "Game {n}, best of {of}."],
  series_won: ["{name} vince l'incontro.", "{name} wins the match."],
  series_drawn: ["L'incontro finisce in parità.", "The match is drawn."],
  series_next: ["Prossima partita", "Next game"],
  series_go: ["Alla prossima partita", "To the next game"],
  series_ready: ["La prossima partita è pronta.", "The next game is ready."],
  series_replay: ["Replay della partita {n}", "Replay of game {n}"],
  puzzles_link: ["Rompicapi: vinci in questo turno", "Puzzles: win this turn"],
  puzzles_title: ["Rompicapi", "Puzzles"],
  puzzles_hint: [
    "Posizioni di partite giocate, che si vincono entro il turno in un solo modo: senza fortuna, qualunque cosa rispondano gli altri. L'ordine conta solo dove deve.",
    "Positions of played games that are won before the turn ends, in one way only: without luck, whatever the others answer. Order matters only where it must.",
  ],
  puzzle_number: ["Rompicapo {n}", "Puzzle {n}"],
  puzzle_next: ["Gioca il rompicapo {n}", "Play puzzle {n}"],
  puzzle_choices: ["{n} scelte", "{n} choices"],
  puzzle_solved_mark: ["risolto", "solved"],
  puzzle_count: ["Risolti: {n} su {all}", "Solved: {n} of {all}"],
  puzzle_solved: ["Risolto!", "Solved!"],
  puzzle_failed: ["Non risolto: il turno è finito.", "Not solved: the turn is over."],
  puzzle_again: ["Ricomincia", "Start again"],
  puzzle_solution: ["Mostra la soluzione", "Show the solution"],
  puzzle_answer: ["la soluzione", "the solution"],
  puzzle_others: ["Altri rompicapi", "Other puzzles"],

  draft_title: ["Draft e sigillato", "Draft and sealed"],
  draft_way: ["Come", "How"],
  draft_set: ["Espansione", "Set"],
  draft_people: ["Persone (agli altri posti i bot)", "People (bots take the other seats)"],
  draft_timer: ["Tempo per una carta", "Time for a card"],
  draft_no_timer: ["senza limite", "no limit"],
  draft_seconds: ["{n} secondi", "{n} seconds"],
  draft_open: ["Apri le bustine", "Open the boosters"],
  draft_friends: ["Manda un indirizzo a ciascun amico:", "Send an address to each friend:"],
  draft_left: ["Secondi rimasti: {n}.", "Seconds left: {n}."],
  draft_building: ["{name} costruisce il mazzo", "{name} is building a deck"],
  draft_waited: ["{name} sta scegliendo", "{name} is choosing"],
  draft_booster: ["Bustina {n} di {of}: prendi una carta", "Booster {n} of {of}: take a card"],
  draft_pool: ["Le tue carte ({n})", "Your cards ({n})"],
  draft_size: ["Carte nel mazzo: {n}, almeno {least}.", "Cards in the deck: {n}, at least {least}."],
  draft_suggest: ["Proponi un mazzo", "Suggest a deck"],
  draft_done: ["Gioca con questo mazzo", "Play with this deck"],
  draft_wait: ["Aspettiamo i mazzi degli altri.", "Waiting for the decks of the others."],
  draft_moved: ["Il tuo posto all'incontro ha ora un altro link.", "Your seat at the match has another link now."],
  draft_match: ["Al tuo incontro", "To your match"],
  draft_back: ["Torna al draft", "Back to the draft"],
  draft_round: ["Turno {n} di {of}", "Round {n} of {of}"],
  draft_round_n: ["Turno {n}", "Round {n}"],
  draft_round_wait: ["Aspettiamo la fine degli altri incontri.", "Waiting for the other matches to end."],
  draft_you_rest: ["In questo turno riposi: vale come una vittoria.", "You rest in this round, which counts as a win."],
  draft_over: ["Il draft è finito. Incontri vinti: {n}.", "The draft is over. Matches won: {n}."],
  draft_player: ["Giocatore", "Player"],
  draft_wins: ["Vinti", "Won"],
  draft_rests: ["riposa", "rests"],
  draft_on: ["contro {name}, in corso", "against {name}, going on"],
  draft_unplayed: ["contro {name}, non si gioca", "against {name}, not played"],
  draft_won: ["vince contro {name}", "wins against {name}"],
  draft_lost: ["perde contro {name}", "loses to {name}"],
  draft_drawn: ["pari con {name}", "draws with {name}"],
  packs: ["Pacchetti", "Packs"],
  packs_bring: ["Porta un pacchetto tuo (una cartella)", "Bring a pack of your own (a folder)"],
  packs_other: ["«{name}» è di un altro gioco: lo trovi lì.", "“{name}” is for another game: you find it there."],
  settings: ["Preparazione", "Setup"],
  left_to_friend: ["{setting} ({name}): sceglie chi apre il link", "{setting} ({name}): whoever opens the link chooses"],
  left_to_bot: ["{setting} ({name}): a caso", "{setting} ({name}): at random"],
  own_list: ["Incolla una lista…", "Paste a list…"],
  own_list_label: ["{setting}: la tua lista", "{setting}: your own list"],
  more_settings: ["Altre opzioni ({n})", "More options ({n})"],
  own_list_hint: ["Una riga per carta: «2 Nome della carta».", "One line a card: “2 Card name”."],
  play_short: ["Gioca subito", "Play now"],
  play_now: ["Gioca subito contro un bot", "Play a bot right now"],
  play_now_with: ["Gioca subito con un bot", "Play with a bot right now"],
  start: ["Apri il tavolo", "Open the table"],
  loading_games: ["Preparo i giochi…", "Getting the games ready…"],
  starting: ["Apparecchio…", "Setting the table…"],
  ready: ["Il tavolo è pronto", "The table is ready"],
  ready_hint: [
    "Manda a ciascuno il suo link: chi lo apre si siede. Non serve un account.",
    "Send each player their link: whoever opens it takes the seat. No account is needed.",
  ],
  ready_alone: [
    "Questo server risponde solo a questo computer: perché un amico possa aprire il link, avvialo così:",
    "This server answers only this computer: for a friend to open the link, start it like this:",
  ],
  code_of: ["Codice da inquadrare con il telefono: {name}", "Code to scan with a phone: {name}"],
  link_for: ["Link per {name}", "Link for {name}"],
  link_watch: ["Link per chi guarda", "Link for spectators"],
  sit: ["Siediti", "Take your seat"],
  recent: ["I tuoi tavoli", "Your tables"],
  recent_none: ["Il tavolo è libero", "The table is free"],
  recent_done: ["Finita", "Over"],
  recent_watching: ["Stai guardando", "Watching"],
  waits_for: ["Tocca a {names}", "{names} to play"],
  waits_for_many: ["Tocca a {names}", "{names} to play"],
  against: ["contro {names}", "against {names}"],
  together_with: ["con {names}", "with {names}"],
  resume: ["Riprendi", "Resume"],
  see_end: ["Rivedi", "Review"],
  look_short: ["Guarda", "Look"],
  recent_empty: ["Qui ritrovi i tavoli aperti da questo browser.", "Tables opened from this browser will be here."],
  recent_forget: ["Dimentica questo tavolo", "Forget this table"],
  recent_over: ["finita", "over"],
  return_to: ["Torna al tavolo: {name}", "Return to the table: {name}"],

  // the laboratory
  lab_title: ["Laboratorio", "Laboratory"],
  lab_tagline: ["Che cosa mostrano le partite tra bot", "What games between bots show"],
  lab_reports: ["Rapporti", "Reports"],
  lab_facts: ["{game} · {date} · partite: {games}", "{game} · {date} · games: {games}"],
  lab_all: ["Tutti i rapporti", "All reports"],
  lab_alone: ["Apri da solo", "Open by itself"],
  lab_empty: ["Qui non c'è ancora nessun rapporto.", "There is no report here yet."],
  lab_notice: [
    "I rapporti li mostra chi ospita questo tavolo. Dicono come giocano i bot, non come giocano le persone.",
    "Whoever hosts this table shows these reports. They tell how bots play, not how people do.",
  ],

  // statistics of ready decks and cards
  stats_title: ["Statistiche", "Statistics"],
  stats_link: ["Statistiche dei mazzi pronti", "Statistics of the ready decks"],
  stats_back: ["Torna a costruire mazzi", "Back to building decks"],
  stats_played: ["Partite giocate dai bot: {games}.", "Games played by bots: {games}."],
  stats_search: ["Cerca per nome", "Search by name"],
  stats_repeat: ["Per ripeterlo", "To repeat it"],

  // the tour of the start page
  tour_again: ["Rifai il giro di mezzo minuto", "Take the half-minute tour again"],
  tour_count: ["{n} di {most}", "{n} of {most}"],
  tour_leave: ["Salta", "Skip"],
  tour_back: ["Indietro", "Back"],
  tour_next: ["Avanti", "Next"],
  tour_done: ["Ho capito", "Got it"],
  tour_games_title: ["Scegli un gioco", "Choose a game"],
  tour_games: ["Ogni copertina è un gioco: premila e vedi come si apparecchia.", "Every cover is a game: press it, and you see how the table can be set."],
  tour_quick_title: ["O gioca subito", "Or play at once"],
  tour_quick: ["Un tocco, e sei al tavolo con un bot. Il gioco si spiega mentre giochi.", "One press, and you sit at a table with a bot. The game explains itself as you play."],
  tour_friend_title: ["Con gli amici", "With friends"],
  tour_friend: ["Con «Invita un amico» ricevi un link per ciascuno: chi lo apre sceglie il suo mazzo e si siede.", "“Invite a friend” gives you a link for each: whoever opens it chooses a deck and sits down."],
  tour_rules_title: ["Le regole, sempre", "The rules, always"],
  tour_rules: ["Qui leggi e cerchi nel regolamento; al tavolo ogni domanda e ogni rifiuto apre la sua regola.", "Read and search the rulebook here; at the table every question and every refusal opens its rule."],
  tour_look_title: ["Lingua e aspetto", "Language and look"],
  tour_look: ["Italiano o inglese, chiaro o scuro. I suoni e le animazioni si regolano al tavolo. Buon divertimento!", "Italian or English, light or dark. Sounds and animations are set at the table. Have fun!"],

  // a table that waits for somebody's choice
  gathering_title: ["Prima di cominciare", "Before it begins"],
  gathering_choose: ["Scegli con che cosa giochi: la partita comincia quando tutti hanno scelto.", "Choose what you play with: the match begins when everybody has chosen."],
  gathering_wait: ["La partita comincia appena tutti hanno scelto. Questa pagina se ne accorge da sola.", "The match begins as soon as everybody has chosen. This page will notice by itself."],
  gathering_go: ["Scelgo questo", "This is my choice"],
  gathering_again: ["Scegli altro", "Choose something else"],
  gathering_chosen: ["ha scelto", "has chosen"],
  gathering_choosing: ["sta scegliendo…", "is choosing…"],

  // campaigns
  campaign: ["Campagna", "Campaign"],
  campaigns: ["Le tue campagne", "Your campaigns"],
  campaign_hint: [
    "C'è anche la campagna: partite in fila, sempre più difficili, con i progressi salvati.",
    "There is a campaign, too: matches in a row, harder and harder, with your progress kept.",
  ],
  campaign_begin: ["Comincia una campagna", "Begin a campaign"],
  campaign_of: ["Campagna di {name}", "{name}'s campaign"],
  campaign_forget: ["Dimentica questa campagna", "Forget this campaign"],
  campaign_name: ["Nome della campagna", "Name of the campaign"],
  campaign_stars: ["Stelle: {n} su {most}", "Stars: {n} of {most}"],
  campaign_link: ["Copia il link della campagna", "Copy the campaign's link"],
  campaign_link_hint: [
    "Con il link la campagna continua anche da un altro dispositivo, e i compagni possono farla proseguire.",
    "With the link the campaign goes on from any device, and your companions can carry it on.",
  ],
  campaign_path: ["Il percorso", "The path"],
  campaign_back: ["Torna alla campagna", "Back to the campaign"],
  campaign_onward: ["Avanti: {name}", "Next: {name}"],
  chapter_locked: ["bloccato", "locked"],
  chapter_opens: ["Si apre con una vittoria in «{name}».", "Opens with a victory in “{name}”."],
  chapter_level: ["A che livello?", "On which level?"],
  chapter_start: ["In battaglia", "Into battle"],
  level_needs: ["Serve prima una vittoria: {name}.", "Needs a victory first: {name}."],
  level_won: ["Già vinto.", "Won already."],
  campaign_going: ["Partite in corso", "Matches going on"],
  campaign_played: ["Partite finite", "Matches played"],
  campaign_nothing: ["Nessuna, per ora.", "None so far."],
  campaign_victory: ["Vittoria", "Victory"],
  campaign_defeat: ["Sconfitta", "Defeat"],

  // table page
  table: ["Tavolo", "Table"],
  board: ["Il tavolo di gioco", "The game table"],
  players: ["Giocatori", "Players"],
  online: ["presente", "here"],
  offline: ["assente", "away"],
  connecting: ["Mi collego…", "Connecting…"],
  connected: ["Collegato", "Connected"],
  reconnecting: ["Connessione persa, riprovo…", "Connection lost, trying again…"],
  gone: ["Questo tavolo non c'è.", "There is no such table."],
  spectator: ["Stai guardando", "You are watching"],
  play_as: ["Gioca come {name}", "Play as {name}"],
  away: ["{names} non è al tavolo: si aspetta.", "{names} is away from the table: waiting."],
  away_many: ["{names} non sono al tavolo: si aspetta.", "{names} are away from the table: waiting."],
  nudge: ["Fai un cenno a {names}", "Nudge {names}"],
  nudge_sent: ["Cenno fatto.", "Nudge sent."],
  nudge_heard: ["{name} ti aspetta.", "{name} is waiting for you."],
  nudge_line: ["(fa un cenno: si aspetta)", "(nudges: everybody is waiting)"],
  waiting_nobody: ["Si prosegue…", "Moving on…"],
  thinking: ["{names} sta pensando…", "{names} is thinking…"],
  thinking_many: ["{names} stanno pensando…", "{names} are thinking…"],
  your_turn: ["Tocca a te", "Your turn"],
  and: ["{first} e {last}", "{first} and {last}"],
  actions: ["Azioni", "Actions"],
  proposed: ["Come proposto: {label}", "As proposed: {label}"],
  all_options: ["Scelte", "Choices"],
  options_for: ["Che cosa fai con {name}?", "What do you do with {name}?"],
  this_thing: ["questa carta", "this"],
  undo: ["Annulla", "Undo"],
  undo_chain: ["Ricomincia", "Start over"],
  then: [" Poi: {label}.", " Then: {label}."],
  carried: ["In mano: {name}. M lo posa su ciò che scegli.", "In hand: {name}. M puts it on what you go to."],
  analysis: ["Analisi", "Analysis"],
  analysis_about: [
    "Un bot ripensa a ogni scelta con quello che si sapeva allora: come stavano le possibilità, dove la partita è girata, che cosa è costata ogni scelta.",
    "A bot thinks about every choice again with what was known then: how the chances stood, where the match turned, what each choice cost.",
  ],
  analyse: ["Analizza la partita", "Analyse the match"],
  analysis_wait: ["Il bot ripensa alla partita: può volerci un minuto…", "The bot thinks about the match again: this may take a minute…"],
  analysis_curve: ["Possibilità di vittoria di {name}, con l'intervallo del 95 %", "{name}'s chance to win, with the interval of 95%"],
  analysis_mistakes: ["Scelte che sono costate di più", "Choices that cost most"],
  analysis_mistake: ["Turno {turn}, {name}: {grade}, {loss} % in meno", "Turn {turn}, {name}: {grade}, {loss}% less"],
  analysis_chosen: ["Scelto: {chosen}", "Chosen: {chosen}"],
  analysis_best: ["Meglio: {best}", "Better: {best}"],
  analysis_play: ["Gioca la linea migliore", "Play the best line"],
  analysis_export: ["Salva l'analisi", "Save the analysis"],
  grade_slip: ["imprecisione", "slip"],
  grade_mistake: ["errore", "mistake"],
  grade_blunder: ["errore grave", "blunder"],
  hint: ["Consiglio", "Hint"],
  hint_is: ["Consiglio: {label}", "Hint: {label}"],
  hint_wait: ["Il bot ci pensa…", "The bot is thinking…"],
  concede: ["Arrenditi", "Concede"],
  concede_sure: ["Vuoi davvero arrenderti?", "Do you really want to concede?"],
  concede_text: ["La partita finisce subito e vince l'avversario.", "The match ends at once and the opponent wins."],
  concede_together: ["La partita finisce subito, persa per tutti.", "The match ends at once, lost for everybody."],
  log: ["Cronaca", "Log"],
  log_empty: ["Non è ancora successo nulla.", "Nothing has happened yet."],
  log_why: ["Perché? Regola {id}", "Why? Rule {id}"],
  chat: ["Chiacchiere", "Chat"],
  chat_say: ["Di' qualcosa", "Say something"],
  chat_send: ["Invia", "Send"],
  chat_open: ["Apri le chiacchiere", "Open the chat"],
  chat_new: ["{name}: {text}", "{name}: {text}"],
  chat_watcher: ["Spettatore", "Spectator"],
  words_tab: ["A parole", "In words"],
  words_title: ["Il tavolo a parole", "The table in words"],
  rulebook: ["Regolamento", "Rulebook"],
  rulebook_open: ["Leggi e cerca nel regolamento", "Read and search the rulebook"],
  rulebook_search: ["Cerca: parole o sigle", "Search: words or ids"],
  rules_found: ["Regole: {n}", "Rules: {n}"],
  look: ["Aspetto: chiaro, scuro o come il sistema", "Look: light, dark or as the system"],
  sound: ["Suoni", "Sounds"],
  pace: ["Animazioni", "Animations"],
  pace_slow: ["lente", "slow"],
  pace_normal: ["normali", "normal"],
  pace_fast: ["veloci", "fast"],
  pace_none: ["nessuna", "none"],
  dock: ["Dettagli", "Details"],
  dock_empty: ["Indica qualcosa sul tavolo: qui c'è scritto che cos'è e che cosa fa.", "Point at something on the table: here it says what it is and does."],
  side: ["Cronaca, chiacchiere, descrizione", "Log, chat, description"],
  side_open: ["Apri la cronaca", "Open the log"],
  why_allowed: ["Questo si può fare.", "This can be done."],
  watch_link: ["Copia il link per chi guarda", "Copy the spectators' link"],
  curtain_title: ["Passa il dispositivo", "Pass the device"],
  curtain_text: ["Ora tocca a {name}. Gli altri non guardino!", "It is now {name}'s turn. No peeking, everyone else!"],
  curtain_ready: ["Sono {name}: mostra il tavolo", "I am {name}: show the table"],
  who_are_you: ["Come ti chiami?", "What is your name?"],
  who_hint: ["Basta un nome: lo vede chi è al tavolo.", "Any name will do: everybody at the table sees it."],
  sit_down: ["Siediti al tavolo", "Sit down"],
  you_win: ["Hai vinto!", "You win!"],
  you_lose: ["Hai perso.", "You lose."],
  shared_win: ["Avete vinto!", "You all win!"],
  shared_loss: ["Avete perso.", "You all lose."],
  drawn: ["Pareggio.", "A draw."],
  no_contest: ["Nessun esito.", "No contest."],
  somebody_wins: ["Ha vinto {names}!", "{names} wins!"],
  somebody_wins_many: ["Hanno vinto {names}!", "{names} win!"],
  see_replay: ["Rivedi la partita", "Watch the replay"],
  try_again: ["Riprovate", "Try again"],
  play_again: ["Giocate ancora", "Play again"],
  share: ["Condividi", "Share"],
  share_copied: ["Link copiato", "Link copied"],
  back_to_end: ["Torna all'esito", "Back to the result"],
  turning: ["La svolta", "The turning point"],
  hardest: ["Il momento più duro", "The hardest moment"],
  unscathed: ["Neanche un graffio", "Not a scratch"],
  never_less: ["{name}: mai meno di {n}.", "{name}: never below {n}."],
  turning_look: ["Rivedilo", "See it again"],
  turning_play: ["Gioca da qui", "Play from here"],
  from_there: ["Da lì alla fine: {changes}.", "From there to the end: {changes}."],
  was_ahead: ["Nel {when} eri ancora avanti, {a} a {b}.", "In {when} you were still ahead, {a} to {b}."],
  what_each_did: ["Che cosa ha fatto ciascuno", "What each did"],
  was_close: ["Mancava poco: {a} su {b}.", "So close: {a} of {b}."],
  held_from_there: ["Da lì in poi non è andato perso più nulla.", "From there on nothing more was lost."],
  the_best: ["Migliore", "Best"],
  the_winner: ["ha vinto", "won"],
  you_here: ["tu", "you"],
  stars_of: ["Stelle: {n} su {most}", "Stars: {n} of {most}"],
  chart_table: ["Come è andata, momento per momento", "How it went, moment by moment"],
  rematch: ["Rivincita", "Rematch"],
  rematch_waiting: ["Hai chiesto la rivincita: si aspetta {names}.", "You asked for a rematch: waiting for {names}."],
  rematch_waiting_many: ["Hai chiesto la rivincita: si aspettano {names}.", "You asked for a rematch: waiting for {names}."],
  rematch_wanted: ["{names} vuole la rivincita.", "{names} would like a rematch."],
  rematch_wanted_many: ["{names} vogliono la rivincita.", "{names} would like a rematch."],
  rematch_ready: ["La rivincita è pronta.", "The rematch is ready."],
  rematch_go: ["Vai alla rivincita", "Go to the rematch"],
  lessons: ["Spiega", "Explain"],
  lessons_title: ["Spiegazioni per chi comincia", "Explanations for newcomers"],
  lesson_more: ["Altro", "More"],
  lessons_off: ["Basta spiegazioni", "No more explanations"],
  pile_closed: ["Le carte sono coperte.", "The cards are face down."],
  pile_empty: ["Qui non c'è nessuna carta.", "There are no cards here."],
  keep_picture: ["Salva l'immagine", "Save the picture"],
  look_at_table: ["Guarda il tavolo", "Look at the table"],
  draft_settled: [
    "I passi fatti finora valgono: qualcosa è stato rivelato o deciso dal caso.",
    "The steps so far are made: something was revealed, or chance was asked.",
  ],
  choosable: ["Si può scegliere", "Can be chosen"],
  stale: ["Il tavolo era già andato avanti: scegli di nuovo.", "The table had already moved on: choose again."],

  // shortcuts
  help: ["Aiuto e tasti", "Help and keys"],
  help_numbers: ["scegli l'opzione con quel numero", "choose the option with that number"],
  help_proposal: ["accetta la proposta (per esempio come pagare)", "take what is proposed (how to pay, say)"],
  help_tab: ["passa da una cosa all'altra; Invio sceglie", "go from thing to thing; Enter chooses"],
  help_arrows: ["vai alla carta vicina", "go to the next card over"],
  help_undo: ["annulla l'ultima scelta", "undo the last choice"],
  help_escape: ["lascia perdere la mossa in corso", "give up the move in progress"],
  help_shift: ["fai questo e chiudi il turno", "do this and end the turn"],
  help_carry: ["prendi in mano ciò su cui sei, o posa lì ciò che hai in mano", "take what you are on in your hand, or put what is in your hand there"],
  help_hint: ["chiedi un consiglio", "ask for a hint"],
  help_next: ["vai alla scelta successiva o precedente sul tavolo", "go to the next or previous choice on the board"],
  help_turn: ["gira e ribalta il pezzo da piazzare", "turn and flip the piece to be placed"],
  help_options: ["apri l'elenco delle scelte", "open the list of choices"],
  help_rule: ["apri la regola della domanda", "open the rule behind the question"],
  help_people: ["sullo stesso schermo: passa a un altro giocatore", "on a shared screen: go to another player"],
  help_log: ["cronaca", "log"],
  help_chat: ["chiacchiere", "chat"],
  help_words: ["il tavolo a parole", "the table in words"],
  help_skip: ["salta l'animazione in corso", "skip the animation that is playing"],
  help_help: ["questo aiuto", "this help"],

  // replay page
  replay: ["Replay", "Replay"],
  step_of: ["Passo {n} di {total}", "Step {n} of {total}"],
  step_slider: ["Passo della partita", "Step of the match"],
  first_step: ["All'inizio", "To the beginning"],
  previous_step: ["Passo indietro", "One step back"],
  next_step: ["Passo avanti", "One step on"],
  last_step: ["Alla fine", "To the end"],
  play: ["Riproduci", "Play"],
  pause: ["Pausa", "Pause"],
  seen_by: ["Visto da", "Seen by"],
  share_step: ["Link a questo passo", "Link to this step"],
  play_on: ["Gioca da qui contro un bot", "Play on from here against a bot"],
  play_on_short: ["Gioca da qui", "Play from here"],
  play_on_seat: ["Il tuo posto", "Your seat"],
  play_on_start: ["Gioca", "Play"],
  not_over: ["La partita è ancora in corso: il replay si apre alla fine.", "The match is still going on: the replay opens when it is over."],
  seal: ["Il sigillo del caso", "The seal of chance"],
  seal_closed: [
    "Mazzi, dadi e sorteggi seguono da un segreto fissato prima della prima carta. Questo è il suo sigillo: annotalo, a fine partita il segreto si apre.",
    "Decks, dice and draws follow from a secret that was fixed before the first card. This is its seal: note it, the secret is opened when the match is over.",
  ],
  seal_open: ["Il sigillo mostrato prima della prima carta:", "The seal that was shown before the first card:"],
  seal_secret: ["Il segreto, di cui il sigillo è lo SHA-256:", "The secret, of which the seal is the SHA-256:"],
  seal_holds: ["Controllato: tutto ciò che il caso ha dato segue dal segreto.", "Checked: everything that chance gave follows from the secret."],
  seal_broken: ["Attenzione: ciò che il caso ha dato non segue dal segreto.", "Beware: what chance gave does not follow from the secret."],
  seal_file: ["Il file per controllarlo da te: ludoteca replay verify", "The file to check it yourself: ludoteca replay verify"],
  help_space: ["riproduci o ferma", "play or pause"],

  // deck builder
  sideboard_title: ["Scambia carte con la riserva", "Exchange cards with the sideboard"],
  sideboard_deck: ["Nel mazzo", "In the deck"],
  sideboard_side: ["Nella riserva", "In the sideboard"],
  sideboard_out: ["Togli {name} dal mazzo", "Take {name} out of the deck"],
  sideboard_in: ["Metti {name} nel mazzo", "Put {name} into the deck"],
  sideboard_even: ["Scambi: {n}. L'avversario non li vede.", "Exchanges: {n}. Your opponent does not see them."],
  sideboard_uneven: ["Una carta per una: {out} tolte, {into} messe.", "One for one: {out} out, {into} in."],
  decks_title: ["Costruisci un mazzo", "Build a deck"],
  decks_link: ["Costruisci un mazzo", "Build a deck"],
  decks_sides: ["Carte o mazzo", "Cards or deck"],
  decks_cards: ["Carte", "Cards"],
  decks_deck: ["Il mazzo", "The deck"],
  decks_deck_count: ["Mazzo ({n})", "Deck ({n})"],
  decks_search: ["Cerca per nome o parole della carta", "Search names and words of cards"],
  decks_any: ["qualsiasi", "any"],
  decks_further: ["Altri filtri e ordine", "More filters and order"],
  decks_kind: ["Tipo", "Type"],
  decks_keyword: ["Abilità chiave", "Keyword"],
  decks_set: ["Set", "Set"],
  decks_sort: ["Ordina per", "Sort by"],
  decks_by_name: ["nome", "name"],
  decks_by_set: ["numero", "number"],
  decks_clear: ["Togli i filtri", "Clear filters"],
  decks_found: ["{n} carte", "{n} cards"],
  decks_found_one: ["1 carta", "1 card"],
  decks_add: ["Aggiungi {name}", "Add {name}"],
  decks_remove: ["Togli {name}", "Remove {name}"],
  decks_copies: ["Copie di {name}", "Copies of {name}"],
  decks_now: ["{name}: {n}. In tutto {total}.", "{name}: {n}. In all {total}."],
  decks_marked: ["{name}: {n} su {total}", "{name}: {n} of {total}"],
  decks_saved: ["I tuoi mazzi (salvati in questo browser)", "Your decks (kept in this browser)"],
  decks_mine: ["{name} (tuo)", "{name} (yours)"],
  decks_new: ["Nuovo", "New"],
  decks_import: ["Importa", "Import"],
  decks_collection: ["La tua collezione", "Your collection"],
  decks_collection_hint: [
    "Scegli il CSV che Dreamborn o Lorcast esportano. Le foil contano come carte. Quello che hai resta salvato in questo browser.",
    "Choose the CSV that Dreamborn or Lorcast export. Foils count as cards. What you have is kept in this browser.",
  ],
  decks_collection_file: ["File CSV", "CSV file"],
  decks_collection_decks: ["I mazzi pronti", "The ready decks"],
  decks_collection_forget: ["Dimentica la collezione", "Forget the collection"],
  decks_owned: ["ne hai {n}", "you have {n}"],
  decks_owned_only: ["solo carte che ho", "only cards I have"],
  decks_owned_total: ["Le tue carte: {n}, diverse: {kinds}.", "Your cards: {n}, different ones: {kinds}."],
  decks_can_build: ["si può costruire", "can be built"],
  decks_missing: ["mancano {n} carte", "{n} cards are missing"],
  decks_missing_one: ["manca 1 carta", "1 card is missing"],
  decks_missing_none: ["Hai tutte le carte di questo mazzo.", "You have all cards of this deck."],
  decks_missing_of: ["{n} {name} (ne hai {owned})", "{n} {name} (you have {owned})"],
  decks_unread: ["{n} righe non capite", "{n} rows not understood"],
  decks_unread_one: ["1 riga non capita", "1 row not understood"],
  decks_unread_more: ["… e altre {n}", "… and {n} more"],
  decks_name: ["Nome del mazzo", "Name of the deck"],
  decks_unnamed: ["Nuovo mazzo", "New deck"],
  decks_imported: ["Mazzo importato", "Imported deck"],
  decks_format: ["Formato", "Format"],
  decks_total: ["{n} carte.", "{n} cards."],
  decks_total_one: ["1 carta.", "1 card."],
  decks_legal: ["Il mazzo è in regola.", "The deck is legal."],
  decks_illegal: ["Il mazzo non è in regola: {n} problemi.", "The deck is not legal: {n} problems."],
  decks_illegal_one: ["Il mazzo non è in regola: 1 problema.", "The deck is not legal: 1 problem."],
  decks_side: ["Riserva ({n})", "Sideboard ({n})"],
  decks_empty: ["Ancora nessuna carta: aggiungile dall'elenco.", "No cards yet: add some from the list."],
  decks_play: ["Gioca con questo mazzo", "Play with this deck"],
  decks_export: ["Esporta", "Export"],
  decks_duplicate: ["Duplica", "Duplicate"],
  decks_duplicated: ["Copia pronta: {name}.", "Copied: {name}."],
  decks_forget: ["Elimina", "Delete"],
  decks_forget_sure: ["Vuoi davvero eliminare «{name}»?", "Really delete “{name}”?"],
  decks_import_title: ["Importa un mazzo", "Import a deck"],
  decks_ready: ["Parti da un mazzo pronto", "Begin with a ready deck"],
  decks_paste: ["Oppure incolla una lista o un codice", "Or paste a list or a code"],
  decks_file: ["Oppure apri un file", "Or open a file"],
  decks_import_go: ["Importa il mazzo", "Import the deck"],
  decks_line: ["Riga {n}: {text}", "Line {n}: {text}"],
  decks_nothing: ["Qui non c'è nessuna carta.", "There are no cards here."],
  decks_export_title: ["Esporta il mazzo", "Export the deck"],
  decks_export_as: ["Come", "As"],
  decks_as_it: ["lista in italiano", "list in Italian"],
  decks_as_en: ["lista in inglese", "list in English"],
  decks_as_code: ["codice per altri programmi", "code for other programs"],
  decks_download: ["Scarica", "Download"],

  // nothing here
  invited_title: ["Sei invitato a giocare", "You are invited to play"],
  invited_by: ["{names} ti aspetta al tavolo di", "{names} is waiting for you at a table of"],
  invited_by_many: ["{names} ti aspettano al tavolo di", "{names} are waiting for you at a table of"],
  invited_to: ["Sei invitato al tavolo di", "You are invited to a table of"],
  invited_table: ["Un posto al tavolo", "A seat at the table"],
  invited_text: ["L'invito vale una volta sola: chi lo usa ha il posto, con un link che conosce solo lui.", "The invitation is used once: whoever uses it has the seat, by a link that only they know."],
  invited_go: ["Siediti al tavolo", "Take your seat"],
  devices: ["Questo posto è aperto su {n} pagine", "This seat is open on {n} pages"],
  only_here: ["Lascialo aperto solo qui", "Leave it open here alone"],
  missing_title: ["Qui non c'è nessun tavolo", "There is no table here"],
  missing_text: [
    "Il link potrebbe essere incompleto: controlla di averlo copiato per intero.",
    "The link may be incomplete: check that all of it was copied.",
  ],
};

/** The letters before which an "a" or an "e" gets its d. */
const MEETS = new Map([["a", "aàá"], ["e", "eèé"]]);

/** What is yet to be filled in, and an "a" or "e" that stands alone before it. */
const HOLE = /((?<![\p{L}\d'’])[aeAE] |)([«“"]?)\{(\w+)\}/gu;

/** @type {Lang | null} */
let current = null;

/**
 * The reader's language: the remembered one, else the browser's first of ours, else Italian.
 *
 * @returns {Lang}
 */
export function language() {
  if (current === null) {
    const remembered = recall("lang", "");
    const wanted = [remembered, ...(navigator.languages ?? [])].map(String);
    current = wanted.map(ours).find(Boolean) ?? LANGUAGES[0];
  }
  return current;
}

/** @param {string | undefined} tag */
const ours = (tag) => offered().find((lang) => tag === lang || tag?.startsWith(`${lang}-`));

/** The language as dates are written in it. */
export const locale = () => language().replaceAll("_", "-");

/** Fetch what the pages say in a language beyond the two; whether there was anything to fetch. */
export async function learn() {
  if (LANGUAGES.includes(language())) return false;
  const answer = await fetch(`/api/words?lang=${language()}`).catch(() => null);
  learnt = answer?.ok ? await answer.json() : {};
  return true;
}

/** @param {string | undefined} tag "it", "en", or another that is offered */
export function setLanguage(tag) {
  const lang = ours(tag);
  if (!lang) throw new Error(`no such language: ${tag}`);
  current = lang;
  remember("lang", lang);
}

/**
 * The sentence `key` in the reader's language, with `{names}` filled in.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  const both = WORDS[key];
  if (!both) throw new Error(`no words for ${key}`);
  const sentence = both[LANGUAGES.indexOf(language())] ?? learnt[key] ?? both[1];
  return sentence.replace(HOLE, (whole, little, quote, name) => {
    if (!(name in values)) return whole;
    const value = String(values[name]);
    return (language() === "it" ? withD(little, quote + value) : little) + quote + value;
  });
}

/**
 * The sentence `key` about one, or the one in the plural about several of these names.
 *
 * @param {string} key
 * @param {string[]} names
 */
export function sayOf(key, names) {
  return say(names.length > 1 ? `${key}_many` : key, { names: listed(names) });
}

/**
 * An Italian "a " or "e " as it is before this word: "ad Anna", "ed Elena".
 *
 * @param {string} little
 * @param {string} word
 */
function withD(little, word) {
  const first = word.replace(/^[«“"]/, "").charAt(0).toLowerCase();
  const meets = MEETS.get(little.charAt(0).toLowerCase());
  return first && meets?.includes(first) ? `${little.charAt(0)}d ` : little;
}

/**
 * Names as a list in a sentence: "Anna, Bruno e Carla".
 *
 * @param {string[]} names
 * @returns {string}
 */
export function listed(names) {
  if (names.length < 2) return names.join("");
  return say("and", { first: names.slice(0, -1).join(", "), last: names[names.length - 1] });
}
