import { askToConfirm, Button, showSystemMessage, toast, useDebounced } from '#ui'
import { builtInOf, isBuiltIn } from '@telemachos/contract/core/define-texts'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useCall, useLanguages, useTexts, useWrite, type CallOutput } from '#shared'
import { fieldWords } from './field-words.ts'
import classes from './mail.module.css'
import { MailText } from './mail-text.tsx'
import type { Reader } from './person-choice.tsx'
import { SendTest } from './send-test.tsx'
import { problemIn, TemplateProblem } from './template-problem.tsx'
import type { Template, TemplateForm, TemplatePlace } from './use-template-form.ts'

/** The preview follows the typing after so long: no more often than its class of calls allows. */
const PREVIEW_MS = 1_000

interface Props {
  readonly place: TemplatePlace
  readonly template: Template
  readonly form: TemplateForm
  /** For whom it is previewed; somebody made up without. */
  readonly reader: Reader | null
  readonly onSaved: () => void
}

/** What a template will say in one language, what is wrong with it, and its versions. */
export function TemplateLanguage({ place, template, form, reader, onSaved }: Props) {
  const { t } = useTexts()
  const settled = useDebounced(form.values, PREVIEW_MS)
  const as = reader ? { As: reader.Id } : {}
  const preview = useCall(
    'mail.previewTemplate',
    { ...place, ...settled, ...as },
    { retry: false, placeholderData: keepPreviousData },
  )
  const restore = useWrite('mail.restoreTemplate')
  const problem = problemIn(form.error, t) ?? problemIn(preview.error, t)

  async function goBack(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('mail.template.restoreTitle'),
      text: t('mail.template.restoreText'),
      confirmLabel: t('mail.template.restore'),
    })
    if (!isSure) return
    await restore.mutateAsync(place)
    toast(t('mail.template.restored'))
    onSaved()
  }
  const { Language } = place
  const languages = useLanguages()
  const name = t('mail.template.preview')
  const added = languages.find(({ code }) => !isBuiltIn(code) && code === preview.data?.Said)
  const title = added
    ? t('mail.template.previewIn', { name, language: added.title })
    : t(`ui.language.${Language}`, { name })
  return (
    <section aria-label={title} className={classes.preview}>
      <h2 className={classes.heading}>{title}</h2>
      {problem && <TemplateProblem {...problem} />}
      {preview.data && (
        <div lang={preview.data.Said} className={classes.preview}>
          <p>
            <strong>{preview.data.Subject}</strong>
          </p>
          <MailText text={preview.data.Text} />
        </div>
      )}
      {preview.data && (
        <PreviewNotes preview={preview.data} place={place} fields={template.Fields} />
      )}
      <SendTest input={{ ...place, ...form.values, ...as }} language={Language} />
      {template.IsOwn && (
        <Button
          variant="default"
          loading={restore.isPending}
          onClick={() => void goBack().catch((error: unknown) => showSystemMessage(error, t))}
        >
          {t('mail.template.restore')}
        </Button>
      )}
      <Versions
        history={template.History}
        onUse={({ Subject, Body }) => form.set({ Subject, Body })}
      />
    </section>
  )
}

interface NotesProps {
  readonly preview: CallOutput<'mail.previewTemplate'>
  readonly place: TemplatePlace
  readonly fields: Template['Fields']
}

/** Whether the person would get it like this, and what of it is made up. */
function PreviewNotes({ preview: { Person, Said, MadeUp }, place, fields }: NotesProps) {
  const { t } = useTexts()
  const languages = useLanguages()
  if (Person === null) return null
  const isTheirs = builtInOf(Person.Language) === place.Language
  const language = languages.find(({ code }) => code === Person.Language)?.title ?? Person.Language
  const gets = isBuiltIn(Person.Language)
    ? 'getsThis'
    : Said === Person.Language
      ? 'getsTranslated'
      : 'getsUntranslated'
  const madeUp = fields.filter(({ Name }) => MadeUp.includes(Name))
  return (
    <>
      {isTheirs && <p>{t(`mail.template.${gets}`, { name: fullName(Person), language })}</p>}
      {madeUp.length > 0 && (
        <p className={classes.quiet}>
          {t('mail.template.madeUp', {
            fields: madeUp.map((field) => fieldWords(field, t)).join(', '),
          })}
        </p>
      )}
    </>
  )
}

interface VersionsProps {
  readonly history: Template['History']
  readonly onUse: (version: Template['History'][number]) => void
}

function Versions({ history, onUse }: VersionsProps) {
  const { t } = useTexts()
  if (history.length === 0) return null
  return (
    <>
      <h3 className={classes.heading}>{t('mail.template.history')}</h3>
      <ul className={classes.versions}>
        {history.map((version) => (
          <li key={version.At}>
            <span>{formatDateTime(version.At)}</span>
            {version.By && <span>{fullName(version.By)}</span>}
            {version.Withdrawn ? (
              <span className={classes.quiet}>{t('mail.template.withdrawn')}</span>
            ) : (
              <Button variant="subtle" size="compact-sm" onClick={() => onUse(version)}>
                {t('mail.template.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
