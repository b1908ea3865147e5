import { Heading, Stack, Text } from '#layout'
import { Link } from '@tanstack/react-router'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { serverNow, useForm, useIdentity, useProjectPath, useTexts } from '#shared'
import { Button, ShareLink, DateField, ModalDialog, TextField, WindowHead } from '#ui'
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
      <WindowHead centred closeLabel={t('core.dialog.close')} onClose={onClose}>
        <Heading size="dialog">{title}</Heading>
      </WindowHead>
      <div className={classes.parts}>
        <ByAction quest={quest} />
        <ByLink quest={quest} />
      </div>
    </ModalDialog>
  )
}

function ByAction({ quest }: { readonly quest: Quest }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pathTo = useProjectPath()
  const form = useForm('actions.createAction', {
    start: { Title: quest.Title },
    isReady: ({ Title }) => Title.trim() !== '',
    inputOf: ({ Title }) => ({
      ProjectId,
      TypeId: QUESTIONNAIRE,
      Title: Title.trim(),
      QuestId: quest.Id,
    }),
    shortcut: false,
  })
  return (
    <form className={classes.part} aria-label={t('questUse.action')} {...form.form}>
      <Heading as="h3" size="small">
        {t('questUse.action')}
      </Heading>
      <Text tone="soft">{t('questUse.action.lead')}</Text>
      <TextField label={t('questUse.action.name')} {...form.text('Title')} />
      <div role="status">
        {form.saved && (
          <p>
            {t('questUse.action.done', { title: form.saved.Title })}{' '}
            <Link to={pathTo(pathOf('admin.action.list'))} search={{ action: form.saved.Id }}>
              {t('questUse.action.publish')}
            </Link>
          </p>
        )}
      </div>
      {form.failure && <p role="alert">{form.failure}</p>}
      <Button {...form.button}>{t('questUse.action.create')}</Button>
    </form>
  )
}

function ByLink({ quest }: { readonly quest: Quest }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pathTo = useProjectPath()
  const form = useForm('questionnaires.createToken', {
    start: () => ({
      Uses: '30',
      Until: addDays(todayInAthens(serverNow()), 30) as string | null,
    }),
    isReady: ({ Uses }) => isUses(Uses),
    inputOf: ({ Uses, Until }) => ({
      ProjectId,
      QuestId: quest.Id,
      Uses: Number(Uses),
      // Through the whole of that day.
      Until: Until && athensInstant(addDays(Until, 1), '00:00'),
    }),
    problems: ({ Uses }) => ({ Uses: !isUses(Uses) && t('questUse.link.usesRule') }),
    shortcut: false,
  })
  return (
    <form className={classes.part} aria-label={t('questUse.link')} {...form.form}>
      <Heading as="h3" size="small">
        {t('questUse.link')}
      </Heading>
      <Text tone="soft">{t('questUse.link.lead')}</Text>
      <TextField
        label={t('questUse.link.uses')}
        inputMode="numeric"
        {...form.text('Uses')}
        onChange={(event) => form.set({ Uses: event.currentTarget.value.trim() })}
      />
      <DateField label={t('questUse.link.until')} {...form.choice('Until')} />
      {form.saved && (
        <Address
          link={
            new URL(pathTo(pathOf('questtoken', { token: form.saved.TokenName })), location.origin)
              .href
          }
        />
      )}
      {form.failure && <p role="alert">{form.failure}</p>}
      <Button {...form.button} variant="default">
        {t('questUse.link.create')}
      </Button>
    </form>
  )
}

const isUses = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_USES

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
      <ShareLink url={link} />
    </Stack>
  )
}
