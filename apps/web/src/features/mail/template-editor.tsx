import { Row, Stack } from '#layout'
import { LANGUAGES, type BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { useEffect, useEffectEvent, useState } from 'react'
import { limitOf, useSaveShortcut, useTexts } from '#shared'
import { Button, LanguageFields } from '#ui'
import classes from './mail.module.css'
import { InsertField } from './insert-field.tsx'
import { PersonChoice, type Reader } from './person-choice.tsx'
import { useInsertion } from './use-insertion.ts'
import { TemplateLanguage } from './template-language.tsx'
import { useTemplateForm, type Template } from './use-template-form.ts'

interface Props {
  readonly place: { readonly ProjectId: number; readonly Name: string }
  readonly templates: Readonly<Record<BuiltInLanguage, Template>>
  readonly onChanged: (isChanged: boolean) => void
  readonly onSaved: () => void
}

/**
 * A mail's subject and text in all languages, beside each other, with what each will say below. A mail
 * goes out in the language of whom it goes to; a language without own words has the product's.
 */
export function TemplateEditor({ place, templates, onChanged, onSaved }: Props) {
  const { t } = useTexts()
  const forms = {
    el: useTemplateForm({ ...place, Language: 'el' }, templates.el, onSaved),
    en: useTemplateForm({ ...place, Language: 'en' }, templates.en, onSaved),
  }
  const isChanged = forms.el.isChanged || forms.en.isChanged
  const tell = useEffectEvent(onChanged)
  useEffect(() => tell(isChanged), [isChanged])
  async function save(): Promise<void> {
    await forms.el.save()
    await forms.en.save()
  }
  useSaveShortcut(() => void save())

  const [reader, setReader] = useState<Reader | null>(null)
  const insertion = useInsertion(({ part, language }, text) =>
    forms[language].set({ [part]: text }),
  )
  const isOwn = LANGUAGES.some((language) => templates[language].IsOwn)
  const whichLeaves = (language: BuiltInLanguage) => {
    if (templates[language].IsOwn) return <p>{t('mail.template.isOwn')}</p>
    if (!isOwn) return <p className={classes.quiet}>{t('mail.template.isOriginal')}</p>
    return <p className={classes.warning}>{t(`mail.template.notOwn.${language}`)}</p>
  }
  const fields = (part: 'Subject' | 'Body') => ({
    maxLength: limitOf('mail.saveTemplate', part),
    value: { el: forms.el.values[part], en: forms.en.values[part] },
    errorOf: (language: BuiltInLanguage) => forms[language].requiredOf(part),
    onChange: (value: Readonly<Record<BuiltInLanguage, string>>, language: BuiltInLanguage) =>
      forms[language].set({ [part]: value[language] }),
  })
  return (
    <Stack
      as="form"
      ref={insertion.form}
      {...insertion.heard}
      gap={4}
      packed
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={classes.reader}>
        <InsertField
          fields={templates.el.Fields}
          place={insertion.place}
          onInsert={insertion.insert}
        />
      </div>
      <LanguageFields name={t('mail.template.subject')} note={whichLeaves} {...fields('Subject')} />
      <LanguageFields
        name={t('mail.template.body')}
        note={nothing}
        rows={12}
        areaClass={classes.body}
        {...fields('Body')}
      />
      <p className={classes.quiet}>{t('mail.template.hint')}</p>
      <Row gap={3}>
        <Button type="submit" disabled={!isChanged} loading={forms.el.isBusy || forms.en.isBusy}>
          {t('mail.template.save')}
        </Button>
      </Row>
      <div className={classes.reader}>
        <PersonChoice value={reader} onChange={setReader} />
      </div>
      <div className={classes.languages}>
        {LANGUAGES.map((language) => (
          <TemplateLanguage
            key={language}
            place={{ ...place, Language: language }}
            template={templates[language]}
            form={forms[language]}
            reader={reader}
            onSaved={onSaved}
          />
        ))}
      </div>
    </Stack>
  )
}

const nothing = () => null
