import { contract } from '@telemachos/contract'
import { implement, type Implementation } from '../../kernel/implement.ts'
import { getAvailability, saveAvailability } from './availability.ts'
import { checkOverlaps } from './check-overlaps.ts'
import { downloadMeeting } from './download-meeting.ts'
import { getFeed, readFeed, renewFeed, revokeFeed } from './feed.ts'
import { listFollowUps } from './follow-ups.ts'
import { commentOnMeeting, readJournal, resolveFollowUp, saveJournal } from './journal.ts'
import { getMeeting } from './get-meeting.ts'
import { listMeetings, listOwnSchedule } from './list-meetings.ts'
import { listSlots } from './list-slots.ts'
import { proposeSeries } from './propose-series.ts'
import { askForTime, settleWish } from './wishes.ts'

/**
 * Meetings: the calendar, what came of them, and when people can meet.
 * @param publicUrl the product's own address, which calendar files name.
 */
export function meetingsRoutes(publicUrl: string): Implementation {
  return implement(contract.meetings, {
    getMeeting,
    listSlots,
    askForTime,
    settleWish,
    listSchedule: (_input, context) => listOwnSchedule(context),
    listMeetings,
    checkOverlaps,
    proposeSeries,
    getJournal: ({ MeetingId }, context) => readJournal(MeetingId, context),
    saveJournal,
    commentOnMeeting,
    resolveFollowUp,
    listFollowUps: (input, context) => listFollowUps(input, context),
    getAvailability,
    saveAvailability,
    downloadMeeting: ({ MeetingId }, context) => downloadMeeting(MeetingId, context, publicUrl),
    getFeed: (_input, context) => getFeed(context),
    renewFeed: (_input, context) => renewFeed(context, publicUrl),
    revokeFeed: (_input, context) => revokeFeed(context),
    readFeed: ({ token }, context) => readFeed(token, context, publicUrl),
  })
}
