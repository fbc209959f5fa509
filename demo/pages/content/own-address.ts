export { OWN_ADDRESS } from '../../api/rate-limit.ts';
