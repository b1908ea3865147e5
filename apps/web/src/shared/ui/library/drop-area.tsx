import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropZone } from 'react-aria-components/DropZone'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from '../file-drop.module.css'
import type { DropAreaProps } from '../file-drop.tsx'

/** The library's part of a FileDrop (file-drop.tsx): files are dropped, or pasted from the keyboard. */
export default function DropArea({ label, onFiles, children }: DropAreaProps) {
  const { language } = useTexts()
  return (
    <I18nProvider locale={language}>
      <DropZone
        className={classes.drop ?? ''}
        aria-label={label}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const dropped = items.filter((item) => item.kind === 'file')
          void Promise.all(dropped.map((item) => item.getFile())).then(onFiles)
        }}
      >
        {children}
      </DropZone>
    </I18nProvider>
  )
}
