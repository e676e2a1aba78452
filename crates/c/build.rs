//! Gives the shared library its name on Linux, with the version of its interface.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let system = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    if ["linux", "freebsd", "netbsd", "openbsd"].contains(&system.as_str()) {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libmentsu_c.so.1");
    }
    if system == "macos" {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libmentsu_c.1.dylib");
    }
}
