import type { Group } from './line.ts';
import { contractElements } from './lines/contract-elements.ts';
import { contractEmbedding } from './lines/contract-embedding.ts';
import { contractEvents } from './lines/contract-events.ts';
import { contractRunningIt } from './lines/contract-running-it.ts';
import { contractSettings } from './lines/contract-settings.ts';
import { contractStyling } from './lines/contract-styling.ts';
import { decisionsAccessibility } from './lines/decisions-accessibility.ts';
import { decisionsAfterTheOrder } from './lines/decisions-after-the-order.ts';
import { decisionsAnimationsReplaysAndPopups } from './lines/decisions-animations-replays-and-popups.ts';
import { decisionsApiInOperation } from './lines/decisions-api-in-operation.ts';
import { decisionsBundleDemoAndQa } from './lines/decisions-bundle-demo-and-qa.ts';
import { decisionsCalendar } from './lines/decisions-calendar.ts';
import { decisionsCalls } from './lines/decisions-calls.ts';
import { decisionsCardsOfTheCatalogue } from './lines/decisions-cards-of-the-catalogue.ts';
import { decisionsChoosingSlots } from './lines/decisions-choosing-slots.ts';
import { decisionsEnteringTheCheckout } from './lines/decisions-entering-the-checkout.ts';
import { decisionsFailuresAndTheApiClient } from './lines/decisions-failures-and-the-api-client.ts';
import { decisionsFitnessDashboard } from './lines/decisions-fitness-dashboard.ts';
import { decisionsGiftsMembershipsAndSinglePlaces } from './lines/decisions-gifts-memberships-and-single-places.ts';
import { decisionsHolds } from './lines/decisions-holds.ts';
import { decisionsLanguagesAndTexts } from './lines/decisions-languages-and-texts.ts';
import { decisionsListsFiltersAndTheAddress } from './lines/decisions-lists-filters-and-the-address.ts';
import { decisionsMap } from './lines/decisions-map.ts';
import { decisionsMoney } from './lines/decisions-money.ts';
import { decisionsPaying } from './lines/decisions-paying.ts';
import { decisionsPeopleAndPrivacy } from './lines/decisions-people-and-privacy.ts';
import { decisionsPricing } from './lines/decisions-pricing.ts';
import { decisionsProductAndNames } from './lines/decisions-product-and-names.ts';
import { decisionsStorageLinksAndAddresses } from './lines/decisions-storage-links-and-addresses.ts';
import { decisionsTime } from './lines/decisions-time.ts';
import { decisionsToasts } from './lines/decisions-toasts.ts';
import { decisionsWaitingLists } from './lines/decisions-waiting-lists.ts';
import { decisionsWhoBooks } from './lines/decisions-who-books.ts';
import { specificationCalls } from './lines/specification-calls.ts';
import { specificationConstants } from './lines/specification-constants.ts';
import { specificationEntities } from './lines/specification-entities.ts';
import { specificationErrors } from './lines/specification-errors.ts';
import { specificationPurpose } from './lines/specification-purpose.ts';
import { specificationRoles } from './lines/specification-roles.ts';
import { specificationScreensAnimations } from './lines/specification-screens-animations.ts';
import { specificationScreensCalendar } from './lines/specification-screens-calendar.ts';
import { specificationScreensLists } from './lines/specification-screens-lists.ts';
import { specificationScreensMap } from './lines/specification-screens-map.ts';
import { specificationScreensOthers } from './lines/specification-screens-others.ts';
import { specificationStates } from './lines/specification-states.ts';
import { specificationValidation } from './lines/specification-validation.ts';

/** Everything that is specified, in the order of the documents. */
export const groups: readonly Group[] = [
  specificationPurpose,
  specificationScreensLists,
  specificationScreensMap,
  specificationScreensAnimations,
  specificationScreensCalendar,
  specificationScreensOthers,
  specificationEntities,
  specificationStates,
  specificationValidation,
  specificationRoles,
  specificationCalls,
  specificationErrors,
  specificationConstants,
  decisionsProductAndNames,
  decisionsLanguagesAndTexts,
  decisionsTime,
  decisionsMoney,
  decisionsCardsOfTheCatalogue,
  decisionsChoosingSlots,
  decisionsWaitingLists,
  decisionsCalendar,
  decisionsPricing,
  decisionsEnteringTheCheckout,
  decisionsWhoBooks,
  decisionsHolds,
  decisionsPaying,
  decisionsAfterTheOrder,
  decisionsGiftsMembershipsAndSinglePlaces,
  decisionsFailuresAndTheApiClient,
  decisionsCalls,
  decisionsListsFiltersAndTheAddress,
  decisionsMap,
  decisionsAnimationsReplaysAndPopups,
  decisionsAccessibility,
  decisionsToasts,
  decisionsFitnessDashboard,
  decisionsStorageLinksAndAddresses,
  decisionsPeopleAndPrivacy,
  decisionsApiInOperation,
  decisionsBundleDemoAndQa,
  contractEmbedding,
  contractSettings,
  contractElements,
  contractEvents,
  contractStyling,
  contractRunningIt,
];
