import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropZone } from 'react-aria-components/DropZone'
import { useRef } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { Button } from '../ui/button.tsx'
import classes from './uploader.module.css'

interface Props {
  readonly accept: readonly string[]
  readonly multiple: boolean
  readonly hint: string
  readonly onFiles: (files: File[]) => void
}

/** Where files are dropped, pasted or chosen; loaded when a page with uploads opens. */
export default function DropArea({ accept, multiple, hint, onFiles }: Props) {
  const { t, language } = useTexts()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <I18nProvider locale={language}>
      <DropZone
        className={classes.drop ?? ''}
        aria-label={t('files.dropHere')}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const dropped = items.filter((item) => item.kind === 'file')
          void Promise.all(dropped.map((item) => item.getFile())).then(onFiles)
        }}
      >
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={multiple}
          accept={accept.join(',')}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <Button variant="light" onClick={() => chooser.current?.click()}>
          {t(multiple ? 'files.chooseMany' : 'files.choose')}
        </Button>
        <span className={classes.or}>{t(multiple ? 'files.orDropMany' : 'files.orDrop')}</span>
        <small className={classes.hint}>{hint}</small>
      </DropZone>
    </I18nProvider>
  )
}
