// What the server and the pages say to each other, as docs/protocol.md has it. For the type checker alone: no page loads it.

export type Lang = string;
export type Shape = "wide" | "tall";

// -- what a page says over the socket --------------------------------------------------------------------------------

export interface Hello {
  type: "hello";
  lang: Lang;
  name?: string;
  log_from?: number;
  shape?: Shape;
  /** Whether the steps of one action stay a draft until the last of them. */
  drafts?: boolean;
  changes?: boolean;
  /** Whether bots need not pause for this page. */
  hurry?: boolean;
  /** Of the position that this page has, from before the connection was lost. */
  mark?: string;
}

export interface Choose {
  type: "choose";
  seat: number;
  option: string;
  after: number;
  /** The steps of the draft that it goes on with. */
  steps?: string[];
}

export interface Draft {
  type: "draft";
  seat: number;
  after: number;
  steps: string[];
}

export interface Undo {
  type: "undo";
  seat: number;
  after: number;
  chain: boolean;
}

export interface Concede {
  type: "concede";
  seat: number;
  after: number;
}

export interface AskHint {
  type: "hint";
  seat: number;
}

export interface AskWhy {
  type: "why";
  seat: number;
  option: string;
}

/** Point at a thing that is not offered yet, or drop one on it. */
export interface Aim {
  type: "aim";
  seat: number;
  thing: string;
  /** The thing that was dropped on it. */
  dropped?: string;
}

export interface SayChat {
  type: "chat";
  text: string;
}

/** Remind those whom everybody waits for. */
export interface SayNudge {
  type: "nudge";
}

export interface AskRematch {
  type: "rematch";
  /** By seat, copies by id: what lies beside the deck in the next game of a match. */
  sides?: Record<string, Record<string, number>>;
}

export interface Look {
  type: "look";
  seat: number;
}

export interface Describe {
  type: "describe";
}

export interface Ping {
  type: "ping";
}

/** What changes the match: kept until it is acknowledged or refused. */
export type Deed = Choose | Undo | Concede;

export type Said = Hello | Deed | Draft | AskHint | AskWhy | Aim | SayChat | SayNudge | AskRematch | Look | Describe | Ping;

// -- what the server says over the socket ----------------------------------------------------------------------------

export interface State {
  type: "state";
  number: number;
  game: string;
  cooperative: boolean;
  open: boolean;
  gestures: Gestures;
  seats: number[];
  seat: number | null;
  scene: SceneNews;
  decisions: Decision[];
  /** The steps that only this page has. */
  draft: string[];
  lesson: Lesson | null;
  can_undo: Record<string, { step: boolean; chain: boolean }>;
  players: Player[];
  waiting: number[];
  outcome: Outcome | null;
  log: LogEntry[];
  replay: string | null;
  campaign: Episode | null;
  series: Series | null;
  fair: Seal | null;
  /** Of this position as it is shown here, for whoever comes back; "" where there is none. */
  mark: string;
}

/** Whoever has come back has all that there is on their page. */
export interface Unchanged {
  type: "unchanged";
  number: number;
}

export interface SideboardCard {
  id: string;
  name: string;
  copies: number;
}

/** What somebody may exchange before the next game of a match. */
export interface Sideboard {
  seat: number;
  deck: SideboardCard[];
  side: SideboardCard[];
}

/** The match of several games that this is one of; seats are those of this table. */
export interface Series {
  best_of: number;
  number: number;
  /** How many games whoever sits at each seat has won. */
  wins: number[];
  /** Those that are over; null: nobody won it, or its replay is not shown before the match is decided. */
  games: { number: number; winner: number | null; replay: string | null }[];
  over: boolean;
  winner: number | null;
  /** Of one's own seats, between two games. */
  sideboards: Sideboard[];
}

/** What all chance of a match follows from: the hash of a secret, and the secret ("" until the match is over). */
export interface Seal {
  seal: string;
  secret: string;
  /** In a replay: whether everything that was drawn follows from it, and if not, where. */
  holds?: boolean;
  why?: string;
}

/** What has changed since the last `state` or `change`: fields that are not there are as they were. */
export interface Change {
  type: "change";
  number: number;
  game?: string;
  cooperative?: boolean;
  open?: boolean;
  gestures?: Gestures;
  seats?: number[];
  seat?: number | null;
  scene?: SceneNews;
  decisions?: Decision[];
  draft?: string[];
  lesson?: Lesson | null;
  can_undo?: Record<string, { step: boolean; chain: boolean }>;
  players?: Player[];
  waiting?: number[];
  outcome?: Outcome | null;
  log?: LogEntry[];
  replay?: string | null;
  campaign?: Episode | null;
  series?: Series | null;
  fair?: Seal | null;
  mark?: string;
}

/** A scene, whole if it names its backdrop, or what has changed in it. */
export interface SceneNews {
  w?: number;
  h?: number;
  class?: string;
  label?: string;
  /** The address of what all scenes of a game share. */
  backdrop?: string;
  define?: Record<string, string>;
  /** Parts that are new or drawn anew: key, place, drawing; new ones come on top. */
  set?: [string, string, string][];
  move?: [string, string][];
  remove?: string[];
  /** All keys, lowest first. */
  order?: string[];
}

export interface Description {
  type: "description";
  number: number;
  lines: string[];
}

export interface Ack {
  type: "ack";
  number: number;
  /** What was a draft is chosen, and the action goes on: something was revealed, or chance was asked. */
  settled?: boolean;
}

/** The last choice is a step of a draft, or a draft has changed. */
export interface Drafted {
  type: "drafted";
  number: number;
  steps: string[];
}

export interface Refusal {
  type: "error";
  code: "stale" | "illegal" | "not_yours" | "over" | "rate" | "bad" | "busy" | "gone" | "given_back" | "gathering";
  message: string;
  rule?: string;
  number: number;
}

export interface Why {
  type: "why";
  option: string;
  allowed: boolean;
  rule: string;
  text: string;
}

/** The ways that lead to a thing that somebody has pointed at, or has dropped another on. */
export interface Aimed {
  type: "aimed";
  number: number;
  thing: string;
  /** What was dropped on it, or "". */
  dropped: string;
  ways: Way[];
  /** Why what was dropped there means nothing. */
  refusal?: { text: string; rule: string };
}

/**
 * Steps from what is asked now; `ends` if they are a whole action, `pending` if the thing is still meant after them,
 * `after` what is chosen next as an action of its own, or "": then the thing is meant in that one.
 */
export interface Way {
  steps: string[];
  label: string;
  ends: boolean;
  pending: boolean;
  after: string;
}

export interface Hint {
  type: "hint";
  seat: number;
  option: string;
  label: string;
  /** The reasons, a sentence each. */
  why: string[];
  /** The rule that asks. */
  rule: string;
}

export interface ChatLine {
  type: "chat";
  id: number;
  seat: number | null;
  name: string;
  /** "" for a nudge: somebody only reminds others of their turn. */
  text: string;
  at: number;
  /** Whether it was said just now. */
  fresh: boolean;
}

export interface Presence {
  type: "presence";
  players: Player[];
  /** How many sockets are open with this link. */
  devices: number;
}

export interface Rematch {
  type: "rematch";
  wanted: number[];
  url: string | null;
  watch: string | null;
}

export interface Pong {
  type: "pong";
}

export type Heard = State | Change | Unchanged | Drafted | Description | Ack | Refusal | Why | Aimed | Hint | ChatLine | Presence | Rematch | Pong;

// -- parts of a position ---------------------------------------------------------------------------------------------

export interface Option {
  id: string;
  label: string;
  /** The key of the thing in the drawing that it concerns; "" for none. */
  thing: string;
  warning?: string;
}

export interface Decision {
  seat: number;
  prompt: string;
  rule: string;
  continues: boolean;
  /** The key of the thing that asks; "" for none. */
  source: string;
  options: Option[];
  /** The id of what nearly everybody would choose; "" for none. */
  proposal: string;
}

export interface Lesson {
  text: string;
  rule: string;
}

export interface Player {
  seat: number;
  name: string;
  kind: "human" | "bot";
  bot: string | null;
  online: boolean;
}

export interface Outcome {
  winners: number[];
  draw: boolean;
  rule: string;
  reason: Record<Lang, string>;
  /** What it means that all won or lost together; "" where they play against each other. */
  headline: string;
}

export interface LogEntry {
  id: number;
  number: number;
  text: string;
  rule: string;
  kind: string;
  seat: number;
  things: number[];
  /** The key of the thing that did it, or that was hurt; "" for none. */
  fresh: string;
  hurt: string;
  motion?: Motion;
}

/** A table at a glance. */
export interface Glance {
  game: string;
  players: string[];
  /** Those of this link. */
  seats: number[];
  /** Whether one of them is asked. */
  yours: boolean;
  /** The names of those who are. */
  waiting: string[];
  outcome: "" | "won" | "lost" | "over";
  /** The present turn, in words. */
  moment: string;
  /** What counts most; `seat` is null for what all have together. */
  score: { name: string; seat: number | null; value: number; sign: string }[];
}

/** How a finished match went. */
export interface Course {
  /** The game's name. */
  game: string;
  /** The numbers of its turns, rounds or days. */
  moments: number[];
  /** The same in words. */
  called: string[];
  /** How many steps of the replay had been taken at the end of each. */
  steps: number[];
  /** What counts, at the end of each moment; `seat` is null for what all have together. */
  lines: { name: string; seat: number | null; values: number[]; sign: string }[];
  /** What wins it; 0 where no figure does. */
  goal: number;
  /** Those that it was worth, and how many there could have been. */
  stars: number[];
  turning: Turning | null;
  /** What is drawn moment by moment of each seat, where all play together; "" for nothing. */
  effort: string;
  seats: SeatCourse[];
}

/** The moment on which a match turned. */
export interface Turning {
  /** Its place among the moments. */
  place: number;
  /** The step of it that changed most. */
  step: number;
  /** It was no turn, only the worst that a party went through. */
  hardest: boolean;
  /** Whom or what it was about. */
  face: Face | null;
  /** What the log says of it. */
  told: { text: string; rule: string }[];
}

/** Somebody or something with a picture. */
export interface Face {
  name: string;
  picture: string;
  /** A figure without a ground of its own. */
  free: boolean;
}

/** What somebody did in a match. */
export interface SeatCourse {
  seat: number;
  name: string;
  /** With whom they played. */
  faces: Face[];
  /** What is counted: its sign, its name, how much. */
  deeds: [string, string, number][];
  /** What they did at each moment of what is drawn; empty where nothing is. */
  efforts: number[];
  /** What achieved most. */
  best: Feat | null;
}

export interface Feat extends Face {
  what: string;
  worth: number;
}

/** What a hand means, by the verbs of options. */
export interface Gestures {
  /** The kinds of things that a thing with such an option may be dropped on. */
  drops: Record<string, string[]>;
  /** What it is called to do it with everything that can. */
  together: Record<string, string>;
  /** The kinds of things that can be pointed at before they are offered. */
  aims: Record<string, string[]>;
  /** By kind of event, the thing that an action has reached. */
  reaches: Record<string, string>;
  /** By verb and kind of thing dropped on, the verbs that may follow on it as an action of their own. */
  joins: Record<string, Record<string, string[]>>;
  /** By verb and kind of thing dropped on, the verbs that may follow as an action of their own and lead to it. */
  leads: Record<string, Record<string, string[]>>;
  /** The verbs that choose both, where a thing is dropped on another like it. */
  pairs: string[];
  /** The verbs that end one's part. */
  closes: string[];
}

/** How an event is seen: what happens to a thing, another that has a part in it, and a number. */
export interface Motion {
  verb: "lunge" | "strike" | "heal" | "gain" | "lose" | "enter" | "leave" | "rise" | "roll" | "turn";
  thing?: string;
  other?: string;
  amount?: number;
}

/** What a table is in the campaign it belongs to. */
export interface Episode {
  url: string;
  chapter: string;
  level: string;
  stars: number;
  next: { name: string; url: string } | null;
}

// -- what the server answers over HTTP -------------------------------------------------------------------------------

/** Something with a key, and its name in the reader's language. */
export interface Named {
  key: string;
  name: string;
}

export interface Game extends Named {
  blurb: string;
  min_seats: number;
  max_seats: number;
  settings: Setting[];
  /** The levels, the weakest first. */
  bots: Named[];
  /** The level of who has not chosen one. */
  usual_bot: string;
  /** Whom a level can be given to play as: `level3-bruna`. */
  characters: Named[];
  builds_decks: boolean;
  /** Of how many games a match may be. */
  matches: number[];
  /** Whether it is also played with boosters. */
  limited: boolean;
  /** Whether one can bring packs of one's own. */
  takes_packs: boolean;
  cooperative: boolean;
  campaign: boolean;
  /** Those that the server offers: in the list of all games. */
  packs?: Pack[];
}

/** A report of the laboratory; `study` is the same for its pages in several languages. */
export interface LabReport {
  name: string;
  study: string;
  game: string;
  title: string;
  verdict: string;
  games: number;
  date: string;
  lang: string;
}

/** What drafts there are of a game. */
export interface DraftOffer {
  ways: { value: string; name: string }[];
  sets: { value: string; name: string }[];
}

export interface DraftOrder {
  game: string;
  way: string;
  set: string;
  seats: SeatOrder[];
  seconds?: number;
  packs?: string[];
}

export interface DraftMove {
  take?: string;
  name?: string;
  deck?: Record<string, number>;
}

export interface DraftCard {
  id: string;
  name: string;
  art: string;
  cost: number;
  /** In words. */
  inks: string;
  line: string;
  facts: [string, number][];
  text: string[];
}

/** A draft as one seat sees it. */
export interface BoosterDraft {
  game: string;
  seat: number;
  /** Whether one has said what one is called. */
  named: boolean;
  over: boolean;
  /** Seconds that are left for this card; null where there is no limit. */
  left: number | null;
  view: { round: number; rounds: number; booster: DraftCard[]; chosen: string; taken: DraftCard[]; counts: number[]; least: number };
  suggestion: Record<string, number>;
  deck: Record<string, number>;
  /** The link to one's match in this round. */
  match: string | null;
  /** Which round is played, 0 before the first, and of how many. */
  round: number;
  rounds: number;
  matches: DraftMatch[][];
  /** By seat; whoever rests in a round wins. */
  wins: number[];
  players: { seat: number; name: string; kind: "human" | "bot"; waited: boolean }[];
}

/** A match of a round, or who rests in it; "unplayed" is one of two bots. */
export interface DraftMatch {
  seats: number[];
  state: "on" | "over" | "rest" | "unplayed";
  winner: number | null;
}

/** A pack that can be chosen: `pack` names it in orders. */
export interface Pack extends Named {
  pack: string;
  game: string;
}

export interface PackOrder {
  /** The text of every file, by its path. */
  files: Record<string, string>;
}

interface AnySetting extends Named {
  choices: { value: string; name: string }[];
  free: boolean;
  parts: number;
  only: Record<string, string[]>;
  /** The values that stand for values of other settings, by key. */
  decides: Record<string, Record<string, string>>;
  seats: Record<string, number>;
  /** Whether the match itself asks whoever has not chosen. */
  later: boolean;
}

export interface SharedSetting extends AnySetting {
  per_seat: false;
  default: string;
}

export interface SeatSetting extends AnySetting {
  per_seat: true;
  default: string[];
}

export type Setting = SharedSetting | SeatSetting;

export interface NewTable {
  seats: { seat: number; url: string }[];
  watch: string;
}

/** A table that waits for somebody's choice, or whose match has begun. */
export type Gathering = Begun | Waiting;

export interface Begun {
  begun: true;
}

export interface Waiting {
  begun: false;
  game: Game;
  /** What is settled for everybody: names and values. */
  facts: [string, string][];
  /** Those of this link. */
  seats: number[];
  /** What each of them chooses. */
  asked: Record<string, SeatSetting[]>;
  /** What they have chosen so far. */
  picks: Record<string, Record<string, string>>;
  players: { seat: number; name: string; kind: "human" | "bot"; chosen: boolean }[];
}

export interface Level {
  id: string;
  name: string;
  stars: number;
  needs: string | null;
  changes: string | Record<string, string>;
  open: boolean;
  won: boolean;
}

export interface Chapter {
  id: string;
  name: string;
  summary: string;
  open: boolean;
  stars: number;
  best: string | null;
  usual: string;
  levels: Level[];
}

export interface Campaign {
  name: string;
  game: Game;
  stars: number;
  most_stars: number;
  stars_each: number;
  next: string;
  chapters: Chapter[];
  running: number;
  results: { chapter: string; level: string; won: boolean; at: number }[];
}

export interface Rule {
  id: string;
  section: string;
  lines: string;
  crd: string;
  text: string;
  ruling: boolean;
  related: string[];
}

export interface Replay {
  game: string;
  players: Player[];
  steps: number;
  outcome: Outcome;
  fair: Seal | null;
  log: { step: number; text: string; rule: string }[];
}

export interface ReplayStep {
  step: number;
  steps: number;
  scene: SceneNews;
  description: string[];
  prompt: string;
}

export interface Colour extends Named {
  hue: string;
  shape: string;
}

export interface Mark extends Named {
  without: string;
}

export interface BookCard {
  id: string;
  name: string;
  also: string;
  kind: string;
  /** Where its picture is, if it has one. */
  art?: string;
  colours: string[];
  cost: number | null;
  keywords: string[];
  line: string;
  facts: [string, number][];
  text: string[];
  marks: string[];
  sets: number[];
  most: number;
  refused?: string;
}

/** A ready deck; `cards` has its copies by id, in games of which one may own only some cards. */
export interface ReadyDeck extends Named {
  cards?: Record<string, number>;
}

export interface DeckBook {
  game: string;
  name: string;
  /** Whether collections of this game are read. */
  collections: boolean;
  colour_name: string;
  cost_name: string;
  colours: Colour[];
  kinds: Named[];
  keywords: Named[];
  formats: Named[];
  sets: { key: number; name: string }[];
  marks: Mark[];
  codes: boolean;
  decks: ReadyDeck[];
  cards: BookCard[];
  /** Whether there is a page of statistics. */
  statistics: boolean;
}

/** A table of numbers; in a shaded one shares are the darker the farther they are from a half. */
export interface Evidence {
  title: string;
  columns: string[];
  rows: string[][];
  shaded: boolean;
}

/** What many games between bots told of ready decks and cards. */
export interface Statistics {
  game: string;
  games: number;
  command: string;
  title: string;
  headline: string;
  verdicts: string[];
  notes: string[];
  evidence: Evidence[];
}

export interface DeckProblem {
  text: string;
  rule: string;
  line: number;
}

export interface DeckReport {
  cards: { id: string; copies: number }[];
  problems: DeckProblem[];
  notes?: DeckProblem[];
  /** The sideboard, in games that have any. */
  side?: { id: string; copies: number }[];
  text: string;
  code: string;
}

/** Which cards somebody owns, and the rows that were not understood, of which only the first may be listed. */
export interface CollectionReport {
  cards: { id: string; copies: number }[];
  unread: { line: number; name: string; text: string }[];
  unread_rows: number;
}

// -- what a page sends over HTTP -------------------------------------------------------------------------------------

export interface SeatOrder {
  kind: "human" | "bot";
  name?: string;
  bot?: string;
}

/** What a seat plays with; null leaves it to whoever sits there. */
export type Left = string | null;

export interface TableOrder {
  game: string;
  seats: SeatOrder[];
  options: Record<string, string | Left[]>;
  same_screen: boolean;
  /** The first seat is whoever's orders; the others get invitations, which are used once. */
  invite?: boolean;
  /** Of how many games the match is; 1 if it is not there. */
  best_of?: number;
}

export interface PickOrder {
  seat: number;
  name?: string;
  options: Record<string, string>;
}

export interface ChapterOrder {
  chapter: string;
  level: string;
  seats: SeatOrder[];
  options: Record<string, string | Left[]>;
  same_screen: boolean;
  invite?: boolean;
}

export interface CampaignOrder {
  game: string;
  name: string;
}

export interface CampaignName {
  name: string;
}

export interface PlayOnOrder {
  bot: string;
  seat: number;
  name: string;
  /** What the seat has already chosen there. */
  line?: string[];
}

/** A position that is won this turn, in one way only; `grade` is 1 to 3, `title` says it. */
export interface PuzzleEntry {
  number: number;
  grade: number;
  title: string;
  choices: number;
}

/** The puzzles of a game. */
export interface PuzzleShelf {
  key: string;
  name: string;
  goal: string;
  puzzles: PuzzleEntry[];
}

/** How it stands with the puzzle of a table. */
export interface PuzzleStanding {
  standing: "open" | "solved" | "failed";
  goal: string;
}

/** One choice of a match that is over, judged. */
export interface AnalysedMoment {
  step: number;
  turn: number;
  seat: number;
  /** To win, for the first seat's side, with the interval of 95%. */
  chance: number;
  low: number;
  high: number;
  loss: number;
  grade: "" | "slip" | "mistake" | "blunder";
  chosen: string;
  best: string;
  line: string[];
  /** The best option and the line after it, as they can be played. */
  ids: string[];
  rule: string;
}

export interface Analysis {
  game: string;
  steps: number;
  complete: boolean;
  result: number;
  /** The steps after which the chances changed most. */
  turning: number[];
  summary: string[];
  moments: AnalysedMoment[];
}

export interface CollectionOrder {
  text: string;
  packs?: string[];
}

export interface DeckOrder {
  text?: string;
  deck?: string;
  format?: string;
  packs?: string[];
}
