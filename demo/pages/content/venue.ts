import { isOffering } from '../../../core/catalogue/groups.ts';
import type { Provider } from '../../../core/catalogue/provider.ts';
import { listPositions } from '../../api/catalogue/map-positions.ts';
import { findPosition } from '../../api/catalogue/positions.ts';
import { parseReference } from '../../api/catalogue/reference.ts';
import { findUser } from '../../api/catalogue/users.ts';
import type { Catalogue } from './catalogue.ts';

/** A user who has a page, with their location. */
export interface Venue extends Provider {
  readonly city: { readonly name: string; readonly postalCode: string };
  /** Whether the user is a business; the page of any other user shows what that person has booked. */
  readonly isOffering: boolean;
  /** The coordinates of the venue; null if it has none. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** Reads the user with this id or, if there is none, with this url; null if neither exists. */
export async function readVenue({ database }: Catalogue, url: string): Promise<Venue | null> {
  const user = await findUser(database, parseReference(url));
  if (!user) return null;
  const { picture, ...venue } = user;
  const position = await findPosition(database, user.id);
  return { ...venue, picture: picture.medium, isOffering: isOffering(venue.groups), position };
}

/** Whether the venue has events on the map. */
export async function isOnMap({ database, clock }: Catalogue, { url }: Pick<Venue, 'url'>): Promise<boolean> {
  const positions = await listPositions(database, { provider: url }, clock.now());
  return positions.some(({ latitude }) => latitude !== null);
}
