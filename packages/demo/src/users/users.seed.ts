import type { User, UserBilling, UserColor, UserPlan, UserRole, UserStatus } from '@onward/contract/samples'
import { nameInLetters } from '../people.ts'
import { avatar } from '../portraits.ts'

const billings = {
  card: 'Manual - Credit Card',
  paypal: 'Manual - Paypal',
  cash: 'Manual - Cash',
  auto: 'Auto Debit',
} as const satisfies Record<string, UserBilling>

type Row = [
  fullName: string,
  company: string,
  country: string,
  role: UserRole,
  plan: UserPlan,
  status: UserStatus,
  billing: keyof typeof billings,
]

// In the order in which they joined.
const rows: Row[] = [
  ['Yannick Okonjo', 'Valley Family Practice', 'Cameroon', 'author', 'basic', 'active', 'auto'],
  ['Jaspreet Gillon', 'Lakeside Birth Centre', 'Canada', 'subscriber', 'team', 'pending', 'card'],
  ['Obinna Ezeudu', 'Brightwell', 'Nigeria', 'maintainer', 'company', 'pending', 'auto'],
  ['Fatoumata Sinayoko', 'Old Town Dialysis', 'Mali', 'admin', 'company', 'active', 'card'],
  ['Kirra Thornbury', 'Snowfield Emergency', 'Australia', 'editor', 'team', 'active', 'auto'],
  ['Yaretzi Camposeco', 'Riverbend Hospice', 'Guatemala', 'author', 'enterprise', 'inactive', 'card'],
  ['Lars Ekdahl', 'Northpaw', 'Sweden', 'admin', 'company', 'active', 'auto'],
  ['Quentin Marchetti', 'Cedar Hollow Clinic', 'United States', 'maintainer', 'team', 'inactive', 'card'],
  ['Chidinma Umeh', 'Riverbend Hospice', 'United States', 'admin', 'enterprise', 'active', 'card'],
  ['Daniela Petrescu', 'Sunrise Rehabilitation', 'Romania', 'subscriber', 'company', 'inactive', 'card'],
  ['Rasmus Hvalstad', 'Harbor View Medical', 'Norway', 'author', 'enterprise', 'pending', 'auto'],
  ['Mehmet Aydoğan', 'Moorland Ambulance', 'Türkiye', 'subscriber', 'company', 'pending', 'card'],
  ['Émile Tournelle', 'Northpaw', 'France', 'subscriber', 'basic', 'active', 'card'],
  ['Ilse Vandevelde', 'Softmile', 'Belgium', 'admin', 'company', 'active', 'card'],
  ['Abelone Friis', 'Everstitch', 'Denmark', 'author', 'basic', 'pending', 'paypal'],
  ['Vusi Dlangamandla', 'Greenway Outpatients', 'South Africa', 'editor', 'basic', 'pending', 'auto'],
  ['Takumi Morishige', 'Pinecrest Hospital', 'Japan', 'editor', 'company', 'inactive', 'card'],
  ['Mariam Qasimova', 'Old Town Dialysis', 'Azerbaijan', 'editor', 'enterprise', 'active', 'auto'],
  ['Viktor Szalai', 'Everstitch', 'Hungary', 'admin', 'basic', 'inactive', 'cash'],
  ['Saoirse Mulcahy', 'Stonebridge General', 'Ireland', 'maintainer', 'company', 'inactive', 'auto'],
  ['Winifred Osei', 'Softmile', 'Ghana', 'maintainer', 'company', 'active', 'paypal'],
  ['Waleed Tamimi', 'Stonebridge General', 'Jordan', 'maintainer', 'team', 'inactive', 'auto'],
  ['Zaid Rahimtula', 'Sunrise Rehabilitation', 'Kenya', 'editor', 'team', 'pending', 'card'],
  ['Hyacinth Oyelaran', 'Riverbend Hospice', 'United Kingdom', 'editor', 'basic', 'pending', 'auto'],
  ['Nasrin Golshani', 'Pinecrest Hospital', 'United States', 'editor', 'company', 'active', 'auto'],
  ['Sigrún Hallsdóttir', 'Moorland Ambulance', 'Iceland', 'editor', 'enterprise', 'inactive', 'auto'],
  ['Hamish Dunleavy', 'Snowfield Emergency', 'United Kingdom', 'author', 'team', 'active', 'cash'],
  ['Babatunde Alake', 'Larkmoor', 'Nigeria', 'maintainer', 'enterprise', 'active', 'cash'],
  ['Oluwaseun Bankole', 'Everstitch', 'Nigeria', 'subscriber', 'enterprise', 'active', 'auto'],
  ['Rukmini Deshpande', 'Hillcrest Children’s Ward', 'India', 'editor', 'basic', 'pending', 'cash'],
  ['Katarzyna Zielak', 'Cedar Hollow Clinic', 'Poland', 'editor', 'basic', 'inactive', 'auto'],
  ['Paloma Ibarretxe', 'Pulsefield', 'Spain', 'subscriber', 'basic', 'active', 'auto'],
  ['Tevita Faleolo', 'Valley Family Practice', 'New Zealand', 'editor', 'basic', 'inactive', 'auto'],
  ['Aroha Ngatai', 'Greenway Outpatients', 'New Zealand', 'subscriber', 'basic', 'pending', 'auto'],
  ['Bastian Kettler', 'Softmile', 'Germany', 'maintainer', 'team', 'active', 'paypal'],
  ['Fionnuala Keane', 'Greenway Outpatients', 'Ireland', 'author', 'enterprise', 'active', 'auto'],
  ['Camille Desrosiers', 'Harbor View Medical', 'Canada', 'admin', 'enterprise', 'pending', 'cash'],
  ['Noor van Aalst', 'Lakeside Birth Centre', 'Netherlands', 'author', 'basic', 'inactive', 'auto'],
  ['Gwendolyn Ashby', 'Brightwell', 'United Kingdom', 'author', 'company', 'pending', 'auto'],
  ['Ulrike Brandstätter', 'Calder Works', 'Austria', 'editor', 'basic', 'pending', 'auto'],
  ['Luísa Fontoura', 'Hillcrest Children’s Ward', 'Brazil', 'author', 'team', 'active', 'auto'],
  ['Xenia Avramova', 'Larkmoor', 'Bulgaria', 'author', 'basic', 'active', 'auto'],
  ['Giorgos Papadiou', 'Calder Works', 'Greece', 'author', 'team', 'inactive', 'auto'],
  ['Ioana Lupescu', 'Pulsefield', 'Romania', 'editor', 'company', 'pending', 'auto'],
  ['Esperanza Quiroga', 'Valley Family Practice', 'Spain', 'editor', 'team', 'active', 'card'],
  ['Dmitri Volkonsky', 'Stonebridge General', 'Latvia', 'editor', 'team', 'pending', 'paypal'],
  ['Pia Sundqvist', 'Larkmoor', 'Finland', 'subscriber', 'basic', 'active', 'cash'],
  ['Zuzana Hrdličková', 'Calder Works', 'Czechia', 'author', 'team', 'inactive', 'cash'],
  ['Javier Montalbo', 'Sunrise Rehabilitation', 'Mexico', 'author', 'company', 'active', 'card'],
  ['Uzma Farrukh', 'Harbor View Medical', 'Pakistan', 'subscriber', 'team', 'pending', 'card'],
]

const colors: UserColor[] = ['primary', 'success', 'warning', 'danger', 'info', 'secondary']

export const userSeed = (): User[] =>
  rows.map(([fullName, company, country, role, currentPlan, status, billing], at) => {
    const username = nameInLetters(fullName)
    return {
      id: at + 1,
      billing: billings[billing],
      fullName,
      company,
      role,
      username,
      country,
      contact: `(555) 010-${String(200 + at * 3).padStart(4, '0')}`,
      email: `${username}@members.example`,
      currentPlan,
      status,
      // Some have no picture: the screen shows their initials.
      avatar: at % 3 === 1 ? null : avatar(fullName),
      avatarColor: colors[at % colors.length] ?? 'primary',
    }
  })
