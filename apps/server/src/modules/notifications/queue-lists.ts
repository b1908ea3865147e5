import { pathOf } from '@telemachos/contract/paths'
import type { Db } from '../../kernel/database/database.ts'
import { queueMails } from '../mail/index.ts'
import type { DigestRow } from './digest-store.ts'
import { quietHoursOf } from './quiet-hours.ts'
import { sentences } from './sentences.ts'

/** Queues mails that list several lines, one for each person and project. */
export async function queueLists(
  db: Db,
  template: string,
  rows: readonly DigestRow[],
  now: Date,
): Promise<void> {
  for (const [projectId, ofProject] of Map.groupBy(rows, (row) => row.projectId)) {
    await queueMails(db, {
      template,
      projectId,
      senderId: null,
      dueAt: now,
      to: ofProject.map(({ userId, ids, lines, of, ...hours }) => ({
        userId,
        of,
        key: `${template}/${userId}/${ids[0]}`,
        quiet: quietHoursOf(hours),
        model: {
          path: pathOf('notifications'),
          lines: lines.map(({ kind, model, count }, index) => ({
            id: ids[index],
            ...sentences(kind, model),
            count,
          })),
          more: ids.length - lines.length,
        },
      })),
    })
  }
}
