import { Card, Heading, Text } from '#layout'
import { callAddress, useTexts, type CallOutput } from '#shared'
import classes from './person-files.module.css'

interface Props {
  readonly files: CallOutput<'people.getCurrentUser'>['Files']
}

/** The files that a person has given (spec §3, Files), for downloading; nothing where there are none. */
export function PersonFiles({ files }: Props) {
  const { t } = useTexts()
  if (files.length === 0) return null
  return (
    <Card as="section" gap={3} aria-labelledby="person-files">
      <Heading id="person-files">{t('users.files.title')}</Heading>
      <Text tone="soft">{t('users.files.lead')}</Text>
      <ul className={classes.list}>
        {files.map(({ Id, Name, AnswerSetId }) => (
          <li key={Id}>
            <a
              className={classes.file}
              href={callAddress('questionnaires.downloadFile', { AnswerSetId, FileId: Id })}
              download
            >
              {Name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
