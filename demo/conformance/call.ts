import type { Client } from '../../widgets/shared/api/client.ts';

/** The back end's own data that the calls ask for; null for what is not known. */
export interface Subject {
  /** A slotted offer's url or id. */
  readonly offer: string | null;
  /** The id of an offer. */
  readonly offerId: number | null;
  /** A provider's url. */
  readonly provider: string | null;
  /** An event's url, and its id. */
  readonly event: string | null;
  readonly eventId: number | null;
  /** The url of an open event. */
  readonly openEvent: string | null;
  readonly animation: string | null;
  readonly membership: string | null;
  readonly priceId: number | null;
  readonly productId: number | null;
  readonly videoId: number | null;
  /** A position of the map. */
  readonly position: Position | null;
  readonly city: string | null;
  /** A word of an event's title. */
  readonly word: string | null;
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly url: string;
  readonly name: string;
  readonly eventType: string;
  readonly events: readonly number[];
}

/** A widget that makes a call, and what it does without the response. */
export interface Use {
  readonly widget: string;
  readonly when: string;
  /** Whether the widget shows an error without the response; otherwise it only shows less. */
  readonly isVital: boolean;
}

/** A call that a visitor's widgets make. */
export interface Call {
  /** The operation's id in the OpenAPI document. */
  readonly operation: string;
  /** The call as documents name it: its method and path. */
  readonly name: string;
  readonly uses: readonly Use[];
  /** Makes the call with the widgets' own function; null if the subject has nothing to ask for. */
  readonly make: (client: Client, subject: Subject) => Promise<unknown> | null;
}
