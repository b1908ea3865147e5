import type { CallInput, CallOutput } from '#shared'

export type HolderKind = CallInput<'people.listAssignable'>['Kind']
export type PeopleKind = NonNullable<CallInput<'people.listLinkable'>['Kind']>

/** What is linked: default mentors, mentors of single actions, or whom overseers look after. */
export type LinkMode = 'default' | 'actions' | 'supervisor' | 'coordinator'

export type Person = CallOutput<'people.listLinkable'>['list'][number]
/** A place in the list of people. */
export type Place = NonNullable<CallOutput<'people.listLinkable'>['Ends']>['First']
export type Holder = CallOutput<'people.listAssignable'>['list'][number]
export type LinkResult = CallOutput<'people.setDefaultMentor'>

/** Whose list stands on the right. */
export const holderKindOf = (mode: LinkMode): HolderKind =>
  mode === 'supervisor' || mode === 'coordinator' ? mode : 'mentor'

/** A person's name as lists have it. */
export const listName = ({
  FirstName,
  LastName,
}: {
  FirstName: string
  LastName: string
}): string => `${LastName} ${FirstName}`
