import { useTexts } from '../i18n/use-texts.ts'
import { Checkbox } from '../ui/choices/checkbox.tsx'
import classes from './export-dialog.module.css'

interface Props<Value> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  readonly onChange: (chosen: readonly Value[]) => void
}

/** Boxes to tick, with one for all of them. */
export function CheckList<Value extends string | number>(props: Props<Value>) {
  const { label, options, chosen, onChange } = props
  const { t } = useTexts()
  return (
    <fieldset>
      <legend className={classes.legend}>
        {label} <span className={classes.number}>{`${chosen.length}/${options.length}`}</span>
      </legend>
      <Checkbox
        label={t('exports.all')}
        checked={chosen.length === options.length}
        mixed={chosen.length > 0}
        onChange={(all) => onChange(all ? options.map(({ value }) => value) : [])}
      />
      <div className={classes.list}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(isOn) =>
              onChange(
                isOn ? [...chosen, option.value] : chosen.filter((one) => one !== option.value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
