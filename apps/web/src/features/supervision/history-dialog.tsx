import { Stack, Text } from '#layout'
import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { DialogFrame, Loadable } from '#ui'
import { ReasonMark } from './reason-mark.tsx'
import classes from './history-dialog.module.css'

type Handling = CallOutput<'supervision.listHistory'>[number]

interface Props {
  readonly mentee: { readonly Id: number; readonly FirstName: string; readonly LastName: string }
  readonly onClose: () => void
}

/** What was done about a mentee in the queue of supervision, the newest first. */
export function HistoryDialog({ mentee, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('supervision.listHistory', { ProjectId, MenteeId: mentee.Id })
  return (
    <DialogFrame
      title={t('supervision.history.of', { name: fullName(mentee) })}
      confirmLabel={t('supervision.history.close')}
      cancellable={false}
      onCancel={onClose}
      onConfirm={onClose}
    >
      <Loadable query={query}>
        {(handlings) =>
          handlings.length === 0 ? (
            <Text tone="soft">{t('supervision.history.none')}</Text>
          ) : (
            <ol
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is scrolled by keys too.
              tabIndex={0}
              className={classes.list}
            >
              {handlings.map((one) => (
                <li key={`${one.At} ${one.Reason}`}>
                  <Entry handling={one} />
                </li>
              ))}
            </ol>
          )
        }
      </Loadable>
    </DialogFrame>
  )
}

function Entry({ handling: { Reason, Note, Until, By, At } }: { readonly handling: Handling }) {
  const { t } = useTexts()
  return (
    <Stack gap={1}>
      <ReasonMark reason={Reason} />
      <Text>
        {Until === null
          ? t('supervision.history.seen')
          : t('supervision.history.later', { date: formatDate(Until) })}
        {Note !== '' && `: ${Note}`}
      </Text>
      <Text tone="faint" size="small">
        {[formatDateTime(At), By && fullName(By)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  )
}
