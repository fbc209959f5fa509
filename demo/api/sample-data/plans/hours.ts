import { EVERY_DAY, sessions, WEEKEND, WORKING_DAYS } from './schedule.ts';

export const mornings = (capacity: number) => sessions(WORKING_DAYS, '07:00', '12:00', 60, capacity);

export const evenings = (capacity: number) => sessions(WORKING_DAYS, '17:00', '21:00', 60, capacity);

export const weekend = (minutes: number, capacity: number) => sessions(WEEKEND, '09:00', '18:00', minutes, capacity);

export const wholeDay = (minutes: number, capacity: number) => sessions(EVERY_DAY, '09:00', '19:00', minutes, capacity);
