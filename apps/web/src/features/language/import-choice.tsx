import { useTexts } from '#shared'
import classes from './language.module.css'

/** Asks for a file of texts: XLIFF or CSV. The same one may be chosen again. */
export function ImportChoice({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTexts()
  return (
    <label className={classes.menu}>
      {t('language.import')}
      <input
        type="file"
        accept=".xlf,.xliff,.csv"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
