import { Type } from 'typebox';
import { ItemText } from './basket.ts';
import { HoldSchema } from './booking.ts';
import { Amount, exact, orNull, Wall } from './common.ts';

export const ItemParams = exact({ ref: ItemText });

/** An item that is on sale. */
export const ItemSchema = exact(
  {
    item: exact({
      ref: ItemText,
      title: Type.String(),
      url: Type.String(),
      start: orNull(Wall),
      end: orNull(Wall),
    }),
    user: HoldSchema.properties.user,
    price: Amount,
    currency: Type.String(),
    /** Places left; null for no limit. */
    left: orNull(Type.Integer({ minimum: 0 })),
    /** Whether only a person with an account can buy the item. */
    needsAccount: Type.Boolean(),
  },
  'Item',
);
