import { Type } from 'typebox';
import { DateObject, exact, orNull, Picture } from './common.ts';

/** A popup, shown to visitors until they close it. */
export const PopupSchema = exact(
  {
    id: Type.Integer(),
    title: Type.String(),
    /** Plain text, or HTML of which only the text is shown. */
    text: Type.String(),
    picture: Picture,
    /** A path of the marketplace or an http(s) address. */
    link: orNull(exact({ href: Type.String(), label: Type.String() })),
    startsAt: orNull(DateObject),
    endsAt: orNull(DateObject),
  },
  'Popup',
);
