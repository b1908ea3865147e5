import { Row } from '../../../shared/layout/row.tsx'
import { Heading } from '../../../shared/layout/heading.tsx'
import { Text } from '../../../shared/layout/text.tsx'
import { Stack } from '../../../shared/layout/stack.tsx'
import { IconX } from '@tabler/icons-react'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { useState, type FormEvent } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useIdentity } from '../../../shared/api/identity.ts'
import { useWrite } from '../../../shared/api/use-call.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { useProjectPath } from '../../../shared/navigation/use-project-path.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { DateField } from '../../../shared/ui/dates/date-field.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { ModalDialog } from '../../../shared/ui/modal-dialog.tsx'
import { ProjectLink } from '../../../shared/ui/project-link.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import classes from './use-dialog.module.css'

/** The action type of questionnaires. */
const QUESTIONNAIRE = 4
/** A link may be used so often at most, as the server has it. */
const MAX_USES = 10_000

interface Quest {
  readonly Id: number
  readonly Title: string
}

interface UseDialogProps {
  readonly quest: Quest
  readonly onClose: () => void
}

/** How people come to a published questionnaire: by an action of the project, or by a link. */
export function UseDialog({ quest, onClose }: UseDialogProps) {
  const { t } = useTexts()
  const title = t('questUse.title', { title: quest.Title })
  return (
    <ModalDialog label={title} className={classes.dialog} onClose={onClose}>
      <Row as="header" nowrap gap={3} align="start" justify="between">
        <Heading size="dialog">{title}</Heading>
        <IconButton label={t('core.dialog.close')} onClick={onClose}>
          <IconX size={20} />
        </IconButton>
      </Row>
      <ByAction quest={quest} />
      <ByLink quest={quest} />
    </ModalDialog>
  )
}

function ByAction({ quest }: { readonly quest: Quest }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [name, setName] = useState(quest.Title)
  const create = useWrite('actions.createAction')

  function submit(event: FormEvent): void {
    event.preventDefault()
    create.mutate({ ProjectId, TypeId: QUESTIONNAIRE, Title: name.trim(), QuestId: quest.Id })
  }

  return (
    <form className={classes.part} aria-label={t('questUse.action')} onSubmit={submit}>
      <Heading as="h3" size="small">
        {t('questUse.action')}
      </Heading>
      <Text tone="soft">{t('questUse.action.lead')}</Text>
      <TextField
        label={t('questUse.action.name')}
        value={name}
        maxLength={300}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div role="status">
        {create.data && (
          <p>
            {t('questUse.action.done', { title: create.data.Title })}{' '}
            <ProjectLink to={`admin/project/${ProjectId}`} hash="tab=actions">
              {t('questUse.action.publish')}
            </ProjectLink>
          </p>
        )}
      </div>
      {create.error && <p role="alert">{errorText(create.error, t)}</p>}
      <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
        {t('questUse.action.create')}
      </Button>
    </form>
  )
}

function ByLink({ quest }: { readonly quest: Quest }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pathTo = useProjectPath()
  const [uses, setUses] = useState('30')
  const [until, setUntil] = useState<string | null>(() => addDays(todayInAthens(new Date()), 30))
  const create = useWrite('questionnaires.createToken')
  const count = /^\d{1,5}$/.test(uses) ? Number(uses) : 0
  const isRight = count >= 1 && count <= MAX_USES

  function submit(event: FormEvent): void {
    event.preventDefault()
    create.mutate({
      ProjectId,
      QuestId: quest.Id,
      Uses: count,
      // Through the whole of that day.
      Until: until && athensInstant(addDays(until, 1), '00:00'),
    })
  }

  return (
    <form className={classes.part} aria-label={t('questUse.link')} onSubmit={submit}>
      <Heading as="h3" size="small">
        {t('questUse.link')}
      </Heading>
      <Text tone="soft">{t('questUse.link.lead')}</Text>
      <TextField
        label={t('questUse.link.uses')}
        inputMode="numeric"
        value={uses}
        error={!isRight && t('questUse.link.usesRule')}
        onChange={(event) => setUses(event.currentTarget.value.trim())}
      />
      <DateField label={t('questUse.link.until')} value={until} onChange={setUntil} />
      {create.data && (
        <Address
          link={new URL(pathTo(`questtoken/${create.data.TokenName}`), location.origin).href}
        />
      )}
      {create.error && <p role="alert">{errorText(create.error, t)}</p>}
      <Button type="submit" variant="default" loading={create.isPending} disabled={!isRight}>
        {t('questUse.link.create')}
      </Button>
    </form>
  )
}

function Address({ link }: { readonly link: string }) {
  const { t } = useTexts()
  return (
    <Stack gap={2} align="start" className={classes.address}>
      <TextField
        label={t('questUse.link.address')}
        hint={t('questUse.link.once')}
        value={link}
        readOnly
      />
      <CopyButton text={link} />
    </Stack>
  )
}
