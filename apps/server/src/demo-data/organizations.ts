import type { UpdateOrganizationInput } from '@tallgrass/contracts'

type Facts = Partial<Omit<UpdateOrganizationInput, 'id' | 'version'>>

/** What was noted about clients, by the address of their contact. */
export const organizationFacts: { email: string; daysAgo: number; facts: Facts }[] = [
  {
    email: 'client@tallgrass.example',
    daysAgo: 158,
    facts: {
      legalName: 'Okafor Tile & Stone LLC',
      postalAddress: '12 Quarry Road\nDenton, TX 76201',
      phone: '(940) 555-0107',
      invoiceEmail: 'books@okafortile.example',
      taxId: '75-1234567',
      timeZone: 'America/Chicago',
      notes: 'Prefers calls before ten. The showroom is closed on Mondays.',
      tags: ['Trades', 'Showroom'],
    },
  },
  {
    email: 'client2@tallgrass.example',
    daysAgo: 140,
    facts: {
      legalName: 'Arredondo Roofing Inc.',
      postalAddress: '480 Shingle Way, Suite 3\nFort Worth, TX 76107',
      phone: '(817) 555-0126',
      timeZone: 'America/Chicago',
      tags: ['Trades', 'Seasonal'],
    },
  },
  {
    email: 'hana@brightsidedental.example',
    daysAgo: 90,
    facts: {
      postalAddress: '75 Elm Street\nPlano, TX 75074',
      phone: '(972) 555-0188',
      timeZone: 'America/Chicago',
      tags: ['Health'],
    },
  },
  {
    email: 'tom@beckettlandscape.example',
    daysAgo: 70,
    facts: {
      postalAddress: '9 Orchard Lane\nSanta Fe, NM 87501',
      timeZone: 'America/Denver',
      tags: ['Trades', 'Seasonal'],
    },
  },
  {
    email: 'aisha@cedarandsalt.example',
    daysAgo: 50,
    facts: { postalAddress: '31 Mill Street\nAustin, TX 78702', tags: ['Food', 'Showroom'] },
  },
]
