/** Where people with a question turn to. Of the sample: nobody answers there. */
export const SUPPORT = { phone: '+1 202 555 0142', email: 'help@onward.test' }
