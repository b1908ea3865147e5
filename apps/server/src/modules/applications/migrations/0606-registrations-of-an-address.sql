-- Few wait for one address: who asks for another counts them.
create index registrations_address on registrations (lower(email));
