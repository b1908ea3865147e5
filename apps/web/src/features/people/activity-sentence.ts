import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { texts } from '@telemachos/contract/texts'
import { fullName, greekObject, greekSubject } from '@telemachos/rules/greek-person'

type Calls = typeof contract.people.calls

/** One line of the audit log. */
export type Activity = OutputOf<Calls['listActivity']>['list'][number]

type Person = NonNullable<Activity['Subject']>

/** A piece of a sentence: text, or a person; `menteeId` for a mentee, whose record can be opened. */
export type SentencePart = string | { readonly text: string; readonly menteeId: number | undefined }

type Group = (typeof contract)[keyof typeof contract]
type AuditedCall<G> = G extends { calls: infer C } ? Extract<C[keyof C], { audit: string }> : never
type Verb = AuditedCall<Group>['audit']
type SentenceKey = Extract<keyof typeof texts, `activity.${string}`>

/** Every verb of the audit log: whether it can be done to somebody else. */
const VERBS: Record<Verb, 'alone' | 'toOthers'> = {
  'action.completed': 'toOthers',
  'action.undone': 'toOthers',
  'meeting.scheduled': 'toOthers',
  'meeting.cancelled': 'toOthers',
  'meetings.journalSaved': 'toOthers',
  'meetings.commented': 'toOthers',
  'meetings.followUpResolved': 'toOthers',
  'meetings.availabilitySaved': 'alone',
  'meetings.feedRenewed': 'alone',
  'meetings.feedRevoked': 'alone',
  'linking.mentorSet': 'toOthers',
  'linking.mentorEnded': 'toOthers',
  'linking.actionMentorSet': 'toOthers',
  'linking.actionMentorEnded': 'toOthers',
  'linking.supervised': 'toOthers',
  'linking.overseerSet': 'toOthers',
  'linking.undone': 'toOthers',
  'mail.meetingsMailed': 'toOthers',
  'mail.read': 'toOthers',
  'mail.resent': 'alone',
  'mail.cancelled': 'alone',
  'mail.templateSaved': 'alone',
  'mail.templateRestored': 'alone',
  'notifications.marked': 'alone',
  'notifications.choiceSaved': 'alone',
  'supervision.handled': 'toOthers',
  'imports.added': 'toOthers',
  'imports.existingAdded': 'toOthers',
  'imports.fieldsUpdated': 'toOthers',
  'imports.fieldSet': 'toOthers',
  'payments.set': 'toOthers',
  'privacy.ownDataDownloaded': 'alone',
  'privacy.userDataDownloaded': 'toOthers',
  'privacy.erased': 'alone',
  'privacy.erasureRequested': 'alone',
  'privacy.erasureDeclined': 'alone',
  'exports.started': 'alone',
  'exports.pageRead': 'alone',
  'quest.tokenUsed': 'alone',
  'quest.started': 'toOthers',
  'quest.answered': 'toOthers',
  'quest.uploadStarted': 'toOthers',
  'quest.partUploaded': 'toOthers',
  'quest.fileUploaded': 'toOthers',
  'quest.paused': 'toOthers',
  'quest.continued': 'toOthers',
  'quest.finished': 'toOthers',
  'quest.cleared': 'toOthers',
  'quest.timeGranted': 'toOthers',
  'quest.settled': 'toOthers',
  'quest.created': 'alone',
  'quest.imported': 'alone',
  'quest.exported': 'alone',
  'quest.draftSaved': 'alone',
  'quest.pictureUploaded': 'alone',
  'quest.published': 'alone',
  'quest.tokenMade': 'alone',
  'quest.exportStarted': 'alone',
  'quest.exportPageRead': 'alone',
  'actionData.saved': 'toOthers',
  'actionData.savedMany': 'toOthers',
  'actions.gridSaved': 'alone',
  'actions.created': 'alone',
  'projects.saved': 'alone',
  'projects.restored': 'alone',
  'projects.userDataSaved': 'toOthers',
  'projects.actionsLinked': 'alone',
  'projects.actionUnlinked': 'alone',
  'standIn.asked': 'toOthers',
  'standIn.loggedIn': 'toOthers',
  'standIn.loggedOut': 'toOthers',
  'standIn.viewed': 'toOthers',
  'standIn.viewEnded': 'toOthers',
  'consent.given': 'alone',
  'consent.withdrawn': 'alone',
  'consent.textPublished': 'alone',
  'users.fieldUpdated': 'toOthers',
  'users.fieldRevealed': 'toOthers',
  'users.rolesUpdated': 'toOthers',
  'people.stateSet': 'toOthers',
  'people.stateSetMany': 'toOthers',
  'people.stateRestored': 'toOthers',
  'people.viewSaved': 'alone',
  'people.viewDeleted': 'alone',
  'identity.signedIn': 'alone',
  'identity.signedOff': 'alone',
  'identity.roleSwitched': 'alone',
  'identity.projectSwitched': 'alone',
  'identity.passwordChanged': 'toOthers',
  'identity.languageChanged': 'alone',
  'identity.resetRequested': 'toOthers',
  'identity.passwordReset': 'alone',
  'identity.invited': 'toOthers',
  'identity.loginChanged': 'alone',
  'identity.defaultProjectSet': 'toOthers',
  'identity.preferencesSaved': 'alone',
  'identity.sessionEnded': 'alone',
  'identity.otherSessionsEnded': 'alone',
  'identity.projectLeft': 'alone',
}

/** What is done to mentees alone, without an action of its own. */
const TO_MENTEES: ReadonlySet<string> = new Set<Verb>([
  'linking.mentorSet',
  'linking.mentorEnded',
  'linking.actionMentorSet',
  'linking.actionMentorEnded',
])

/** Stand in for the people while the sentence is translated: private characters, in no text. */
const WHO = '\uE001'
const WHOM = '\uE002'

/** What was done, as a sentence in words whose people can be linked. */
export function activitySentence(
  activity: Activity,
  translate: (key: SentenceKey, values: Record<string, string>) => string,
  language: Language,
): SentencePart[] {
  // Actions are done by and for mentees; whoever else is named has no record to open.
  const isOfMentee = activity.ActionId !== null || TO_MENTEES.has(activity.Verb)
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

function sentenceKey({ Verb: verb, By, Subject }: Activity): SentenceKey {
  if (!isVerb(verb)) return 'activity.unknown'
  const toSelf = Subject === null || Subject.Id === By?.Id
  return VERBS[verb] === 'toOthers' && toSelf
    ? (`activity.${verb}.self` as SentenceKey)
    : `activity.${verb}`
}

function isVerb(verb: string): verb is Verb {
  return Object.hasOwn(VERBS, verb)
}
