/** What most applications ask; whoever begins a form copies it and changes it. */
export const STARTER_FORM = {
  Application: [
    {
      Title: 'Τα στοιχεία σας',
      Titles: { en: 'About you' },
      Questions: {
        first_name: { Order: 1, Label: 'Όνομα', Labels: { en: 'First name' }, Required: true },
        last_name: { Order: 2, Label: 'Επώνυμο', Labels: { en: 'Last name' }, Required: true },
        email: { Order: 3, Label: 'E-mail', Required: true },
        phone: { Order: 4, Label: 'Τηλέφωνο', Labels: { en: 'Telephone' } },
      },
    },
    {
      Title: 'Το πρόγραμμα',
      Titles: { en: 'The programme' },
      Questions: {
        works: {
          Order: 1,
          Label: 'Εργάζεστε;',
          Labels: { en: 'Do you work?' },
          Required: true,
          Options: [
            { Value: 'yes', Label: 'Ναι', Labels: { en: 'Yes' } },
            { Value: 'no', Label: 'Όχι', Labels: { en: 'No' } },
          ],
        },
        job: {
          Order: 2,
          Label: 'Τι δουλειά κάνετε;',
          Labels: { en: 'What is your work?' },
          Show: "application.works == 'yes'",
        },
        goal: {
          Order: 3,
          Label: 'Τι περιμένετε από το πρόγραμμα;',
          Labels: { en: 'What do you expect of the programme?' },
          Type: 'longtext',
        },
      },
    },
  ],
}
