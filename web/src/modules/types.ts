// What a module brings to the table, and what its components are given. docs/web-modules.md explains it with an example.
// Everything is optional: what a module leaves out is shown and said in a general way.

import type { Component } from 'svelte';
import type { Emblem } from '../art/signs';
import type { Params } from '../i18n/fill';
import type { Lang } from '../state/stored';
import type { Tile } from '../state/notation';
import type { Check } from '../state/own_payment.svelte';
import type {
  Action,
  CardId,
  Cell,
  CellPreview,
  Decision,
  Json,
  PlacedTile,
  PlayerView,
  Seat,
  SeatInfo,
  View,
} from '../state/types';

/** Texts by language, as `import en from './en?data'` gives them. */
export type Texts = Readonly<Record<Lang, unknown>>;

export interface WebModule {
  /** Everything it says, refusals too. `title` and `about` are needed; other keys that are looked for: docs/web-modules.md. */
  words?: Texts;

  /** Of a game's own part (the folder named like the game): actions, events and decisions of the game that it presents,
   * which no slug stands before. */
  kinds?: readonly string[];

  /** Pictures of its tiles and cards, by id or by what ids begin with ('kiosk' for 'kiosk-garden-n'). */
  faces?: Readonly<Record<string, Face>>;
  /** What lies beside the market. */
  market?: Component<PieceProps>;
  /** It is a board of its own: the market makes room for it. */
  large?: boolean;
  /** What lies before a player. */
  player?: Component<PlayerPieceProps>;
  /** What lies on a tile of a palace: SVG over the tile's 100 × 100, drawn only where the tile has one of these keys. */
  onTile?: {
    keys: readonly string[];
    art: Component<OnTileProps>;
    /** Tiles whose ids begin so have something on them without any key. */
    ids?: readonly string[];
    /** A tile with such a key does not count for its kind. */
    uncounted?: boolean;
  };
  /** What lies on the ground of a palace: SVG, 100 units a cell, the fountain's north-west corner at the origin. */
  onGround?: Component<OnGroundProps>;
  /** Cells of bare ground on which it lies, so that they are in sight. */
  groundCells?: (player: PlayerView) => readonly Cell[];

  /** Components for whole decisions, and for all legal actions of a kind, by the name behind `slug:`. */
  decisions?: Readonly<Record<string, DecisionComponent>>;
  actions?: Readonly<Record<string, DecisionComponent>>;
  /** Actions that are chosen on the table itself, by the name behind `slug:`. */
  places?: Readonly<Record<string, Place>>;
  /** Some ways to lay a tile on a cell are chosen between in a dialog of its own. */
  laying?: Laying;

  /** The name of a tile or card, where a word under `tile.…` or `card.…` is not enough. */
  names?: (id: string) => string | null;
  /** A sentence about a tile or card, where neither a word under `tip.…` nor `about` is enough. */
  tips?: (id: string) => string | null;
  /** Further holes for the words about an action. */
  holes?: (action: Action, view: View) => Params;
  /** What something it sells costs, where that is not printed on a tile of the market; null: unknown. */
  price?: (action: Action, view: View) => Price | null;
  /** What a piece of its own is worth in a payment, where that is not printed on it. */
  worth?: (piece: string, price: number | null, view: View | null, seat: Seat | null) => number;
  /** For whoever corrects what is printed on its pieces. */
  printed?: Printed;
  /** What goes on while somebody else decides, where it is more than whose turn it is. */
  waiting?: (view: View, decision: Decision, name: (seat: Seat) => string) => string | null;
}

export interface Printed {
  /** A picture of a piece that is neither tile nor card: an SVG. */
  art?: Component<{ id: string }>;
  /** Values of a piece that follow from the one that was just changed. */
  settle?: (id: string, was: Json, now: Json) => Json;
}

export interface Face {
  art: Component<FaceProps> | Component;
  /** It draws all of its square itself, ground and frame too (half a cell, a round piece). */
  whole?: boolean;
}
export interface FaceProps {
  id: string;
  /** For a tile: what is printed on it. */
  tile?: Tile;
  /** For a tile in a palace that its module draws whole: how it lies there. */
  placed?: PlacedTile;
}

/** Where an action is chosen: on the tile it names (in the palace, beside it, or the fountain), on the `side` it names of
 * that tile in the palace, on its cell `at`, on the south-east corner of that cell, on the card of the display it names, or on a piece that the module draws itself. What
 * it names besides is picked first, on such a piece. */
export interface Place {
  on: 'tile' | 'side' | 'cell' | 'corner' | 'display' | 'piece';
  /** What choosing it there does, in words; else the action's title. */
  words?: (action: Action) => string;
  /** Drawn on the place: an SVG path in 100 × 100. */
  sign?: (action: Action) => string;
}

export interface Price {
  sum: number;
  /** False: an exact sum brings nothing more than any other. */
  exact?: boolean;
}

export interface Laying {
  /** The field that such ways to lay a tile have. */
  field: string;
  /** Only where there is more than one way: a single one needs no dialog. */
  several?: boolean;
  /** Drawn on such a cell: an SVG path in 100 × 100. */
  sign: string;
  choose: Component<LayingProps>;
}
export interface LayingProps {
  /** All ways to lay this tile on this cell. */
  actions: readonly Action[];
  palace: readonly PlacedTile[];
  /** What each way would bring, as far as the server has told. */
  previews?: readonly CellPreview[];
  onaction: (action: Action) => void;
  oncancel: () => void;
  onrule?: (rule: string) => void;
}

/** Pieces that can be used now are lit; picking one says what it would do, or how it can be paid. */
export interface PieceProps {
  view: View;
  legal: readonly Action[];
  /** What is picked, to be confirmed. */
  picked: Action | null;
  /** Absent: nothing can be picked now. */
  onpick?: (action: Action) => void;
  /** Several ways to use one piece, chosen between in a dialog; a single one is picked. */
  onchoose?: (actions: readonly Action[]) => void;
}
export interface PlayerPieceProps extends PieceProps {
  seat: Seat;
  me: Seat | null;
  /** Height in pixels. */
  size: number;
}
export interface OnTileProps {
  placed: PlacedTile;
}
export interface OnGroundProps {
  player: PlayerView;
  seat: Seat | null;
}

/** What every component for a decision or for actions gets. It calls `onaction` with one of `legal`, or with
 * one that `oncheck` found lawful. */
export interface DecisionProps {
  view: View;
  /** The seat that decides here. */
  me: Seat;
  seats: readonly SeatInfo[];
  decision: Decision;
  legal: readonly Action[];
  onaction: (action: Action) => void;
  /** Cards of the hand a payment under the pointer would use; null: none. */
  onlook?: (cards: readonly CardId[] | null) => void;
  /** Asks whether an action that is not listed would be lawful. */
  oncheck?: Check;
  /** Opens the rule with this id. */
  onrule?: (rule: string) => void;
}
export type DecisionComponent = Component<DecisionProps>;

/** The picture of a module on its card, in `picture.ts`: an emblem, 24 by 24, or art of its own. */
export type Picture = { emblem: Emblem } | { art: Component };
/** Scenes for the gallery, in `scenes.ts`: a decision as it may come up, on the gallery's game. */
export interface Scene {
  name: string;
  kind: string;
  legal: readonly Action[];
  view?: (view: View) => View;
}

/** What somebody who sets up a table is told of a module, in `setup.ts`; all of it is about the module itself. */
export interface SetupFacts {
  /** The box it came in, by number; left out: the box of its game. */
  box?: string;
  /** How much there is to learn: little, some, much. */
  weight: 1 | 2 | 3;
  /** What it is about most. */
  about: 'money' | 'tiles' | 'turns' | 'points';
  /** Ready-made sets it belongs to, besides its box. */
  sets?: readonly string[];
}
