import { defineTexts } from '../core/define-texts.ts'

/** What a mentee asks about a meeting, and the way to one that is online. */
export const wishTexts = defineTexts({
  'panel.join': { el: 'Σύνδεση στη συνάντηση', en: 'Join the meeting' },
  'wish.sign': { el: 'Ζητείται αλλαγή', en: 'Change asked for' },
  'wish.other': { el: 'Ζητήστε άλλη ώρα', en: 'Ask for another time' },
  'wish.absent': { el: 'Δεν μπορώ να έρθω', en: 'I cannot come' },
  'wish.absentText': {
    el: 'Θα το μάθει ο μέντοράς σας. Η συνάντηση μένει, έως ότου την αλλάξει.',
    en: 'Your mentor will hear of it. The meeting stays until they change it.',
  },
  'wish.reason': { el: 'Τι συμβαίνει', en: 'What has come up' },
  'wish.send': { el: 'Αποστολή στον μέντορα', en: 'Send to the mentor' },
  'wish.asked': { el: 'Ο μέντοράς σας ειδοποιήθηκε', en: 'Your mentor was told' },
  'wish.waiting': {
    el: 'Περιμένετε απάντηση από τον μέντορά σας.',
    en: 'You are waiting for your mentor’s answer.',
  },
  'wish.takeBack': { el: 'Απόσυρση του αιτήματος', en: 'Take it back' },
  'wish.takenBack': { el: 'Το αίτημα αποσύρθηκε', en: 'It was taken back' },
  'wish.ofMentee.time': { el: '{name}: ζητά άλλη ώρα.', en: '{name} asks for another time.' },
  'wish.ofMentee.absent': { el: '{name}: δεν μπορεί να έρθει.', en: '{name} cannot come.' },
  'wish.moveThere': { el: 'Μεταφορά εκεί', en: 'Move it there' },
  'wish.keep': { el: 'Η ώρα μένει', en: 'Leave the time' },
  'wish.kept': {
    el: 'Η ώρα έμεινε· ο ωφελούμενος ειδοποιήθηκε',
    en: 'The time stays; the mentee was told',
  },
})
