import { formatDateTime, todayInAthens } from '@telemachos/rules/dates'
import { PlainText } from '#ui'
import { FileLink, WithheldNote } from '#features/files'
import { useTexts } from '#shared'
import classes from './submissions.module.css'
import type { Submission, Work } from './use-work.ts'

type Version = Submission['Versions'][number]

interface Props {
  readonly version: Version
  readonly work: Work
  readonly deadline: string | null
}

/** What was handed in at once, by whom and when, and what was decided about it. */
export function VersionView({ version, work, deadline }: Props) {
  const { t } = useTexts()
  const nameOf = (person: Version['By']): string =>
    person ? `${person.FirstName} ${person.LastName}` : t('submissions.slot.someone')
  const isLate = deadline !== null && todayInAthens(new Date(version.At)) > deadline
  const { Verdict, DecidedAt } = version
  return (
    <div className={classes.version}>
      <p className={classes.faint}>
        {t('submissions.slot.version', {
          number: version.Number,
          name: nameOf(version.By),
          at: formatDateTime(version.At),
        })}
        {isLate && <span className={classes.late}> · {t('submissions.slot.late')}</span>}
      </p>
      {version.Files.length > 0 && (
        <ul className={classes.files}>
          {version.Files.map((file) => (
            <li key={file.Id}>
              <FileLink category={`submissions/${work.MenteeId}/${work.ActionId}`} file={file} />
            </li>
          ))}
        </ul>
      )}
      <WithheldNote count={version.Withheld} />
      {version.Link !== '' && (
        <p>
          <a href={version.Link} target="_blank" rel="noreferrer noopener">
            {version.Link}
          </a>
        </p>
      )}
      {version.Note !== '' && <PlainText text={version.Note} />}
      {Verdict && DecidedAt && (
        <div className={classes.verdict} data-verdict={Verdict}>
          <p>
            {t(`submissions.slot.decided.${Verdict}`, {
              name: nameOf(version.DecidedBy),
              at: formatDateTime(DecidedAt),
            })}
          </p>
          {version.Reason !== '' && <PlainText text={version.Reason} />}
        </div>
      )}
    </div>
  )
}
