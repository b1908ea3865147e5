import { Card, Heading, Text } from '#layout'
import { useTexts } from '#shared'
import { Checkbox, SelectField, TextField } from '#ui'
import type { SheetTabProps } from './sheet-tab-props.ts'
import classes from './sheet-editor.module.css'

/** Which sheets people see, and which part of each. */
export default function ShownTab({ model, values, setSettings, errorOf }: SheetTabProps) {
  const { t } = useTexts()
  const { Views } = values.Settings
  const ofFile = `sheets.shown.language.${model.calculation.language ?? 'en'}` as const
  const usual = model.sheets.filter(({ visibility }) => visibility === 'visible')
  const views = Views.length > 0 ? Views : usual.map(({ name }) => ({ Sheet: name, Area: '' }))
  const set = (next: typeof Views): void => {
    // In the order of the file.
    const order = model.sheets.map(({ name }) => name)
    setSettings({
      Views: next.toSorted((one, two) => order.indexOf(one.Sheet) - order.indexOf(two.Sheet)),
    })
  }
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('sheets.tab.shown')}
      </Heading>
      <Text tone="faint">{t('sheets.shown.lead')}</Text>
      <ul className={classes.rows}>
        {model.sheets.map(({ name, visibility }) => {
          const place = views.findIndex(({ Sheet }) => Sheet === name)
          const view = views[place]
          return (
            <li key={name} className={classes.shown}>
              <Checkbox
                label={[
                  t('sheets.shown.sheet', { name }),
                  visibility !== 'visible' && `(${t('sheets.shown.hidden')})`,
                ]
                  .filter(Boolean)
                  .join(' ')}
                checked={view !== undefined}
                disabled={view !== undefined && views.length === 1}
                onChange={(isShown) =>
                  set(
                    isShown
                      ? [...views, { Sheet: name, Area: '' }]
                      : views.filter(({ Sheet }) => Sheet !== name),
                  )
                }
              />
              {view && (
                <TextField
                  label={t('sheets.shown.area', { name })}
                  value={view.Area}
                  maxLength={25}
                  placeholder={t('sheets.example.area')}
                  error={errorOf(`Settings.Views.${place}.Area`)}
                  onChange={(event) => {
                    const Area = event.currentTarget.value.replace(/[\s$]/g, '').toUpperCase()
                    set(views.map((one) => (one === view ? { ...one, Area } : one)))
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
      <SelectField
        label={t('sheets.shown.language')}
        hint={t('sheets.shown.languageHelp')}
        none={t('sheets.shown.languageOfFile', { language: t(ofFile) })}
        options={[
          { value: 'el', label: t('sheets.shown.language.el') },
          { value: 'en', label: t('sheets.shown.language.en') },
        ]}
        value={values.Settings.Language ?? null}
        onChange={(language) =>
          setSettings({ Language: language === 'el' || language === 'en' ? language : undefined })
        }
      />
    </Card>
  )
}
