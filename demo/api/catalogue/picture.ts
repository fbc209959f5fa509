/**
 * Returns the SQL of the picture of an item or, if `item` is null, of a slotted offer. The parameters are SQL: the
 * reference of the item and the id of the offer.
 */
export function pictureOf(item: string, slottedId: string): string {
  const id = `split_part(${item}, ':', 2)::integer`;
  return `CASE coalesce(split_part(${item}, ':', 1), 'slotted')
    WHEN 'slotted' THEN (SELECT picture FROM slotted WHERE id = ${slottedId})
    WHEN 'event' THEN (SELECT picture FROM event WHERE id = ${id})
    WHEN 'animation' THEN (SELECT marketing_picture FROM animation WHERE id = ${id})
    ELSE (SELECT picture FROM membership_option JOIN membership ON membership.id = membership_id
          WHERE membership_option.id = ${id})
  END`;
}
