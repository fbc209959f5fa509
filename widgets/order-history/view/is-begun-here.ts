import { readStored } from '../../shared/base/storage.ts';

/** Whether this browser has begun an order's purchase: the page of what is bought then takes it up again (D-pending-order-place). */
export function isBegunHere(orderId: string): boolean {
  return readStored('creneau.checkout')?.includes(`"order":${JSON.stringify(orderId)}`) ?? false;
}
