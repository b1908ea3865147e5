import { Heading, Text } from '#layout'
import {
  callAddress,
  useCall,
  useIdentity,
  useMay,
  useTexts,
  useWrite,
  type CallOutput,
} from '#shared'
import { Button, Loadable, showSystemMessage, toast, TOAST_MS } from '#ui'
import { fileSize, WithheldNote } from '#features/files'
import { useState } from 'react'
import classes from './applications.module.css'

type Documents = CallOutput<'applications.listDocuments'>
type Document = Documents['Documents'][number]

interface Props {
  readonly id: number
  /** The label of a question, by its name. */
  readonly labels: ReadonlyMap<string, string>
}

/** Pictures that a browser shows by itself. */
const PICTURE = /^image\/(png|jpeg|gif|webp)$/

/** What an applicant has attached, with pictures in place, and what is still missing. */
export function DocumentList({ id, labels }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('applications.listDocuments', { ProjectId, AppId: id })
  return (
    <section>
      <Heading as="h3">{t('applications.documents')}</Heading>
      <Loadable query={query}>
        {({ Documents, Missing, Withheld }) => (
          <>
            {Documents.length === 0 && Missing.length === 0 && !Withheld && (
              <Text tone="faint">{t('applications.documents.none')}</Text>
            )}
            <ul className={classes.history}>
              {Documents.map((one) => (
                <li key={one.Id}>
                  <One document={one} application={id} label={labels.get(one.Question)} />
                </li>
              ))}
            </ul>
            <WithheldNote count={Withheld} />
            {Missing.length > 0 && <MissingDocuments id={id} missing={Missing} />}
          </>
        )}
      </Loadable>
    </section>
  )
}

interface OneProps {
  readonly document: Document
  readonly application: number
  readonly label: string | undefined
}

function One({ document: { Id, Name, Bytes, Mime, Question }, application, label }: OneProps) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const [isShown, setShown] = useState(false)
  const place = { ProjectId, AppId: application, Id }
  const isPicture = PICTURE.test(Mime)
  return (
    <>
      {label ?? Question}:{' '}
      <a href={callAddress('applications.downloadDocument', place)} download={Name} dir="auto">
        {Name}
      </a>{' '}
      <small>{fileSize(Bytes, language)}</small>{' '}
      {isPicture && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isShown}
          aria-label={t('applications.documents.showOf', { name: Name })}
          onClick={() => setShown(!isShown)}
        >
          {t('applications.documents.show')}
        </Button>
      )}
      {isShown && (
        <img
          className={classes.picture}
          src={callAddress('applications.downloadDocument', { ...place, inline: '1' })}
          alt={Name}
        />
      )}
    </>
  )
}

interface MissingProps {
  readonly id: number
  readonly missing: Documents['Missing']
}

/** Documents that are still to come, and reminding the applicant of them. */
function MissingDocuments({ id, missing }: MissingProps) {
  const { t } = useTexts()
  const may = useMay()
  const remind = useWrite('applications.uploadReminder')
  async function send(): Promise<void> {
    try {
      const { Mailed } = await remind.mutateAsync({ AppId: id })
      toast(t(Mailed ? 'applications.documents.reminded' : 'applications.notMailed'), {
        ms: TOAST_MS.mailNotice,
      })
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.mailNotice)
    }
  }
  return (
    <>
      <Text>
        {t('applications.documents.missing', {
          names: missing.map(({ Label, Question }) => Label || Question).join(', '),
        })}
      </Text>
      {may('applications.uploadReminder') && (
        <Button variant="default" loading={remind.isPending} onClick={() => void send()}>
          {t('applications.documents.remind')}
        </Button>
      )}
    </>
  )
}
