/** What other features and the app use of people. */
export { ActivityList, ActivitySentence } from './activity-list.tsx'
export { type ChosenPeople, PeoplePage } from './list/people-page.tsx'
export { type Condition, toFieldFilter } from './person/conditions.ts'
export { FieldFilters } from './person/field-filters.tsx'
export { FormerMark } from './person/former-mark.tsx'
export { NumbersAnswer } from './person/numbers-answer.tsx'
export { NumbersForm } from './person/numbers-form.tsx'
export { OddNumbers } from './person/odd-numbers.tsx'
export { PersonLink } from './person/person-link.tsx'
export { PersonMark } from './person/person-mark.tsx'
export { personPath } from './person/person-path.ts'
export { PlaceField } from './person/place-field.tsx'
export {
  loadPlaces,
  loadedPlaces,
  loadedReader,
  placeNamed,
  usePlaces,
} from './person/place-names.ts'
export { MENTEES, type ProfileMark, markOf } from './person/profile-mark.ts'
export { everyField, fieldsOfPerson } from './person/project-fields.ts'
export { readConditions } from './person/read-conditions.ts'
export { useFilterValues } from './person/use-filter-values.ts'
export { type PersonFields, usePersonFields } from './person/use-person-fields.ts'
export { type WordedField, placeWords, valueWords } from './person/value-words.ts'
export { OtherPerson, type Person } from './profile/other-person.tsx'
export { OwnPerson } from './profile/own-person.tsx'
export { WalkOfPerson } from './walk/walk-of-person.tsx'
export { loadPersonHistory, loadProjectPlaces } from './parts.ts'
