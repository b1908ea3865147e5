import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { texts } from '@telemachos/contract/texts'
import { fullName } from '@telemachos/rules/greek-person'
import { greekObject, greekSubject } from '@telemachos/rules/person-in-sentences'
import { auditVerbs } from 'virtual:audit-verbs'

type Calls = typeof contract.people.calls

/** One line of the log of activity. */
export type Activity = OutputOf<Calls['listActivity']>['list'][number]

/** As much of an entry of the log as its sentence says. */
type Told = Pick<Activity, 'Verb' | 'By' | 'Admin' | 'Subject' | 'ActionId' | 'ActionTitle'>

type Person = NonNullable<Activity['Subject']>

/** A piece of a sentence: text, or a person; `menteeId` for a mentee, whose record can be opened. */
export type SentencePart = string | { readonly text: string; readonly menteeId: number | undefined }

type SentenceKey = Extract<keyof typeof texts, `activity.${string}`>

/** Stand in for the people while the sentence is translated: private characters, in no text. */
const WHO = '\uE001'
const WHOM = '\uE002'

/** What was done, as a sentence in words whose people can be linked. */
export function activitySentence(
  activity: Told,
  translate: (key: SentenceKey, values: Record<string, string>) => string,
  language: Language,
): SentencePart[] {
  // Actions are done by and for mentees; whoever else is named has no record to open.
  const isOfMentee = activity.ActionId !== null || auditVerbs[activity.Verb] === 'mentees'
  const menteeId = isOfMentee ? activity.Subject?.Id : undefined
  const named = (person: Person, text: string): SentencePart => ({
    text,
    menteeId: person.Id === menteeId ? menteeId : undefined,
  })
  const nameIn = language === 'el' ? GREEK : ENGLISH
  const { By, Subject, Admin } = activity
  const values = { who: WHO, whom: WHOM, action: activity.ActionTitle ?? '…' }
  const through =
    Admin && Admin.Id !== By?.Id
      ? translate('activity.throughAdmin', { admin: fullName(Admin) })
      : ''
  return (translate(sentenceKey(activity), values) + through)
    .split(/([\uE001\uE002])/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === WHO) return By ? named(By, nameIn.who(By)) : translate('activity.system', {})
      if (part === WHOM) return Subject ? named(Subject, nameIn.whom(Subject)) : '…'
      return part
    })
}

const GREEK = { who: greekSubject, whom: greekObject }
const ENGLISH = { who: fullName, whom: fullName }

function sentenceKey({ Verb: verb, By, Subject }: Told): SentenceKey {
  if (!Object.hasOwn(auditVerbs, verb)) return 'activity.unknown'
  const toSelf = Subject === null || Subject.Id === By?.Id
  return `activity.${verb}${auditVerbs[verb] && toSelf ? '.self' : ''}` as SentenceKey
}
