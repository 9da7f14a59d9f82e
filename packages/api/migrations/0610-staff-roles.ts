import { Migration } from '@mikro-orm/migrations';

/**
 * Roles between member and administrator. The check is added without reading the table, and
 * validated by a statement that lets others write meanwhile.
 */
export class Migration0610 extends Migration {
  override name = '0610-staff-roles';

  override up(): void {
    this.addSql('alter table users drop constraint users_role_check');
    this.addSql(`alter table users add constraint users_role_check
      check (role in ('member', 'admin', 'editor', 'support', 'reader')) not valid`);
    this.addSql('alter table users validate constraint users_role_check');
    this.addSql(`create index users_staff on users (role, created_at, id) where role <> 'member'`);
  }

  override down(): void {
    this.addSql('drop index users_staff');
    this.addSql(`update users set role = 'member' where role not in ('member', 'admin')`);
    this.addSql('alter table users drop constraint users_role_check');
    this.addSql(`alter table users add constraint users_role_check
      check (role in ('member', 'admin'))`);
  }
}
