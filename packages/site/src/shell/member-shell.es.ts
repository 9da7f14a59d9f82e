import type { Complete } from '@infinite/schema/words/locale';
import type { memberShellWords } from './member-shell.en.ts';

export const memberShellSpanish: Complete<typeof memberShellWords> = {
  navigation: 'Principal',
  home: 'Inicio',
  messages: 'Mensajes',
  recordings: 'Grabaciones',
  vault: 'Archivo',
  tree: 'Árbol familiar',
  write: 'Mensaje nuevo',
  search: 'Buscar',
  notices: 'Avisos',
  unread: (count) => `${count} sin leer`,
  account: 'Cuenta',
  together: 'Lo que hace su familia',
  family: 'Familia e invitaciones',
  addressBook: 'Libreta de direcciones',
  timeline: 'Línea de tiempo',
  storyQuestions: 'Pedir historias',
  settings: 'Ajustes',
  review: 'Su opinión',
  admin: 'Administración',
  signOut: 'Salir',
  families: {
    label: 'Sus familias',
    switchTo: (name) => `Cambiar a ${name}`,
    failed: 'No se han podido cargar sus familias. Inténtelo de nuevo.',
    formerRole: 'ya no es miembro',
  },
  footer: 'Ayuda y condiciones',
  links: {
    help: 'Ayuda',
    contact: 'Contacto',
    website: 'Sitio web',
    privacy: 'Privacidad',
    terms: 'Términos del servicio',
  },
};
