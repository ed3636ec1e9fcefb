import { HOUR, localDay, localTime } from '@karov/domain';
import { addSeconds } from '../../platform/clock/clock.js';
import { PHONE_CALL, RIDE, VISIT } from '../request-world.js';
import type { Acts } from './act.js';

/** Actions of people who need help. `a` chooses the person. */
export const SEEKER_ACTS: Acts = {
  fileShopping: {
    weight: 3,
    do: (city, { a, b }) =>
      city.call(
        city.seeker(a),
        'post',
        '/applications',
        city.world.shoppingForm({ expiration_date: city.world.day(b % 3) }),
      ),
  },
  fileRide: {
    weight: 3,
    do: (city, { a, b }) => {
      const moment = addSeconds(city.now, (2 + (b % 40)) * HOUR);
      const form = {
        category_id: RIDE,
        arrival_date: localDay(moment),
        arrival_time: `${localTime(moment).slice(0, 2)}:00`,
      };
      return city.call(city.seeker(a), 'post', '/applications', city.world.rideForm(form));
    },
  },
  filePhoneCall: {
    weight: 1,
    do: (city, { a }) =>
      city.call(
        city.seeker(a),
        'post',
        '/applications',
        city.world.shoppingForm({ category_id: PHONE_CALL }),
      ),
  },
  fileVisit: {
    weight: 1,
    do: (city, { a }) =>
      city.call(city.seeker(a), 'post', '/applications', city.world.shoppingForm({ category_id: VISIT })),
  },
  press: { weight: 4, do: (city, { a }) => city.call(city.seeker(a), 'post', '/event/requests/emergency') },
  cancelEmergency: {
    weight: 1,
    do: (city, { a }) => city.call(city.seeker(a), 'delete', '/event/requests/emergency'),
  },
  answerQuestionYes: { weight: 5, do: (city, { a, b }) => city.answerLink(city.seeker(a), b, true) },
  answerQuestionNo: { weight: 1, do: (city, { a, b }) => city.answerLink(city.seeker(a), b, false) },
  askInEvent: { weight: 2, do: (city, { a }) => city.call(city.seeker(a), 'post', '/event/requests') },
  withdrawFromEvent: {
    weight: 1,
    do: (city, { a }) => city.call(city.seeker(a), 'delete', '/event/requests'),
  },
  closeOwn: {
    weight: 1,
    do: async (city, { a, b }) => {
      const need = await city.need(a);
      const owner = city.seekers.find(({ id }) => id === need?.userId);
      return (
        need &&
        owner &&
        city.call(owner, 'post', `/applications/status/${need.id}`, {
          status: b % 2 === 0 ? 'closed' : 'reject',
        })
      );
    },
  },
  moveHouse: {
    weight: 1,
    do: async (city, { a, b, c }) => {
      const [seeker, form] = [city.seeker(a), { residential_address: city.address(b % 12, c * 40) }];
      await city.call(seeker, 'post', `/manage/help/request/${seeker.id}`, { is_confirm: 1 });
      return city.call(seeker, 'post', '/auth/profile', { ...form, ignore: 1 });
    },
  },
  tellHowItWas: {
    weight: 1,
    do: async (city, { a, b }) => {
      const need = await city.need(a);
      const owner = city.seekers.find(({ id }) => id === need?.userId);
      return (
        need &&
        owner &&
        city.call(owner, 'post', `/applications/${need.id}/feedback`, { is_well: b % 2 === 0 })
      );
    },
  },
};
