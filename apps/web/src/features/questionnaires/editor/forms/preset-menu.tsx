import { IconListCheck } from '@tabler/icons-react'
import { OPTION_PRESETS, presetOptions } from '@telemachos/questionnaire/author/option-presets'
import type { DraftOption } from '@telemachos/questionnaire/author/draft'
import { useTexts } from '#shared'
import { Menu } from '#ui'
import classes from './forms.module.css'

interface Props {
  readonly onChoose: (options: readonly DraftOption[]) => void
}

/** Ready answers that take the place of the options; undoing brings these back. */
export function PresetMenu({ onChoose }: Props) {
  const { t } = useTexts()
  return (
    <Menu
      className={classes.presets ?? ''}
      align="start"
      label={t('questEdit.presets')}
      button={
        <>
          <IconListCheck size={16} aria-hidden="true" />
          {t('questEdit.presets')}
        </>
      }
      items={OPTION_PRESETS.map((preset) => ({
        key: preset,
        label: t(`questEdit.preset.${preset}`),
        run: () => onChoose(presetOptions(preset)),
      }))}
    />
  )
}
