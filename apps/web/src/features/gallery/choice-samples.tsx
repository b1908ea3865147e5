import { Stack } from '#layout'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Checkbox, Combobox, MultiSelect, SelectField, Switch } from '#ui'
import classes from './gallery.module.css'
import { SampleCard } from './sample-card.tsx'
import { townOptions } from './sample-towns.ts'

/** One of few, one of many, some of many; boxes and switches. */
export function ChoiceSamples() {
  const { t } = useTexts()
  const options = townOptions(t)
  const [few, setFew] = useState<string | null>(null)
  const [town, setTown] = useState<string | null>('5')
  const [wrong, setWrong] = useState<string | null>(null)
  const [towns, setTowns] = useState<string[]>(['0', '17'])
  const [checked, setChecked] = useState(true)
  const [on, setOn] = useState(false)
  return (
    <SampleCard title={t('gallery.choices')}>
      <Stack gap={4}>
        <div className={classes.two}>
          <SelectField
            label={t('gallery.choices.few')}
            options={options.slice(0, 4)}
            value={few}
            onChange={setFew}
          />
          <Combobox
            label={t('gallery.choices.town')}
            hint={t('gallery.choices.town.hint')}
            options={options}
            value={town}
            onChange={setTown}
          />
        </div>
        <Combobox
          label={t('gallery.choices.wrong')}
          error={wrong === null ? t('gallery.error') : undefined}
          options={options}
          value={wrong}
          onChange={setWrong}
        />
        <MultiSelect
          label={t('gallery.choices.towns')}
          options={options}
          value={towns}
          onChange={setTowns}
        />
        <div className={classes.two}>
          <div>
            <Checkbox label={t('gallery.choices.check')} checked={checked} onChange={setChecked} />
            <Checkbox label={t('gallery.choices.locked')} checked onChange={() => {}} disabled />
          </div>
          <Switch
            label={t('gallery.choices.switch')}
            hint={t('gallery.choices.switch.hint')}
            on={on}
            onChange={setOn}
          />
        </div>
      </Stack>
    </SampleCard>
  )
}
