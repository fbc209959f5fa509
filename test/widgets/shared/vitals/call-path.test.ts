import { describe, expect, it } from 'vitest';
import { callPath } from '../../../../widgets/shared/element/vitals/call-path.ts';

describe('D-vitals: the path of a call has no id, name or query', () => {
  it.each([
    ['v1/slotted/yoga-doux', 'v1/slotted/*'],
    ['v1/slotted/booked/provider/42', 'v1/slotted/booked/provider/*'],
    ['v1/event/list/', 'v1/event/list'],
    ['v1/event/list/city/paris/sport/yoga?page=2', 'v1/event/list/*'],
    ['v1/order/9f2c?key=secret', 'v1/order/*'],
    ['v1/hold/17/wishes', 'v1/hold/*'],
    ['v1/past/events/?user=jade', 'v1/past/events'],
    ['/v1/me', 'v1/me'],
    ['search/user/Jade%20Martin', 'search/user/*'],
    ['search/jade@example.org', 'search/*'],
    ['v1/fitbit/activities/daily', '*'],
    ['user/price', 'user/*'],
    ['somebody/else', '*'],
    ['', '*'],
  ])('the call %s is reported as %s', (address, path) => {
    expect(callPath(address)).toBe(path);
  });
});
